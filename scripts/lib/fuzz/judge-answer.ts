/** What no answer may be, whatever was asked. */
import type {IncomingHttpHeaders} from 'node:http';
import type {HostileRequest} from './hostile-request';
import {CANARY} from './hostile-texts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const LINK_ELSEWHERE = /(?:href|src|action)="(?:https?:)?\/\/evil\.example/;

/** Null when nothing is wrong with it. */
export function judgeAnswer(request: HostileRequest, answer: RawAnswer): string | null {
  const {status, headers, body} = answer;
  if (status >= 500) return `status ${status}`;
  const location = headers.location;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  if (headers['x-fuzz'] !== undefined) return 'a header of the request became one of the answer';
  if (headers['set-cookie'] !== undefined) return 'sets a cookie';
  if (headers['x-powered-by'] !== undefined) return 'tells what powers it';
  if (headers['x-content-type-options'] !== 'nosniff') return 'is without nosniff';
  if (!headers['cache-control']) return 'does not say how long it lasts';
  const leaked = Object.entries(headers).find(([, value]) => String(value).includes(CANARY));
  // An address that leads on within the shop may hold what was typed, encoded.
  if (leaked && leaked[0] !== 'location') return `repeats the request in ${leaked[0]}`;
  const isDocument = headers['content-type']?.startsWith('text/html') ?? false;
  if (request.method === 'HEAD' || !isDocument) return null;
  // The canonical address names the host that was asked for; a platform lets no strange one through.
  const leads = !request.headers['host'] && LINK_ELSEWHERE.test(body);
  return leads ? 'links elsewhere' : judgeDocument(body);
}

function judgeDocument(html: string): string | null {
  if (html.includes(`<${CANARY}`)) return 'reflects markup';
  if (html.includes(`" ${CANARY}onload="`)) return 'lets an attribute out';
  if (/(?:href|src|action)="\s*javascript:/i.test(html)) return 'links to a script';
  return null;
}
