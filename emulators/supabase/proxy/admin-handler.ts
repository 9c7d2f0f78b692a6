/** Handles `/__emulator/…`: commands of tests and demos to the emulator. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {parseFault} from '../admin/faults';
import {MAIL_KEY} from '../constants';
import type {Emulator} from '../emulator';
import {respondJson} from './respond';

interface AdminAnswer {
  readonly status: number;
  readonly body: unknown;
}

type AdminRoute = (
  emulator: Emulator,
  query: URLSearchParams,
  body: Record<string, unknown>,
  authorization: string | undefined,
) => AdminAnswer | Promise<AdminAnswer>;

const MAX_BODY_BYTES = 200_000;
const ok = (body: unknown): AdminAnswer => ({status: 200, body});
const done = ok({ok: true});
const REFUSED =
  'Invalid `to` field. Please use our testing email address instead of domains like `example.com`.';

const ROUTES: Readonly<Record<string, AdminRoute>> = {
  'GET mails': ({mailbox}, query) => ok({mails: mailbox.list(query.get('to'))}),
  // Stands in for the mail service: the functions' own mails arrive here.
  'POST mails': ({mailbox}, _query, {to, subject, text, html = ''}, authorization) => {
    if (authorization !== `Bearer ${MAIL_KEY}`) {
      return {status: 401, body: {name: 'validation_error', message: 'API key is invalid'}};
    }
    const [address] = [to].flat();
    if (typeof address !== 'string' || typeof subject !== 'string' || typeof text !== 'string') {
      return {status: 422, body: {error: 'A mail has to, subject and text'}};
    }
    if (/@(?:example|test)\.com$/i.test(address)) {
      return {status: 422, body: {statusCode: 422, name: 'validation_error', message: REFUSED}};
    }
    const sentAt = new Date().toISOString();
    const link = /https?:\S+#token_hash=\S+/.exec(text)?.[0] ?? null;
    mailbox.add({to: address, subject, text, html: String(html), link, sentAt});
    return ok({id: sentAt});
  },
  'DELETE mails': ({mailbox}) => {
    mailbox.clear();
    return done;
  },
  'GET faults': ({faults}) => ok({faults: faults.list()}),
  'DELETE faults': ({faults}) => {
    faults.clear();
    return done;
  },
  'POST faults': ({faults}, _query, body) => {
    const fault = parseFault(body);
    if ('problem' in fault) return {status: 400, body: {error: fault.problem}};
    faults.add(fault);
    return {status: 201, body: {fault}};
  },
  'GET requests': ({log}) => ok({requests: log.list()}),
  'DELETE requests': ({log}) => {
    log.clear();
    return done;
  },
  // Makes sessions and mails look a day old.
  'POST age-sessions': async ({lite}) => {
    await lite.order('age');
    return done;
  },
  'POST reset': async ({lite, mailbox, faults, log}) => {
    await lite.order('empty');
    mailbox.clear();
    faults.clear();
    log.clear();
    return done;
  },
};

/** `path` is the part after `/__emulator/`. */
export async function handleAdmin(
  emulator: Emulator,
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {origin, host} = request.headers;
  // A page of another site open in the developer's browser must not be able to read mails.
  if (origin !== undefined && origin !== `http://${host ?? ''}`) {
    respondJson(response, 403, {error: 'The admin path answers no other origin'});
    return;
  }
  const route = ROUTES[`${request.method} ${path}`];
  if (!route) {
    respondJson(response, 404, {error: 'There is no such admin path; see the README'});
    return;
  }
  const body = await readJsonObject(request);
  const answer = body
    ? await route(emulator, query, body, request.headers.authorization)
    : {status: 400, body: {error: 'The body must be a small JSON object'}};
  respondJson(response, answer.status, answer.body);
}

/** Parses a body; an empty one counts as an empty object. Null if it is not an object, or too long. */
async function readJsonObject(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length > MAX_BODY_BYTES) return null;
  }
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
