/**
 * A worker that does nothing but answer with one page, compressed beforehand: behind the same runtime and
 * the same hops it shows what sending a page costs, and so what the shop adds to it.
 */
import {get, type IncomingHttpHeaders} from 'node:http';
import {freePort} from '../lib/free-port';
import {startPreviewServer, type PreviewServer} from '../lib/preview-server';

/** What the runtime writes itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Serves what the shop answers at an address now, with the same headers and the same compressed bytes. */
export async function startBareWorker(address: string): Promise<PreviewServer> {
  const {headers, body} = await answerAt(address);
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  const code = `
const headers = ${JSON.stringify(Object.fromEntries(kept))};
const body = Uint8Array.from(atob(${JSON.stringify(body.toString('base64'))}), (sign) => sign.charCodeAt(0)).buffer;
export default {fetch: () => new Response(body, {headers, encodeBody: 'manual'})};
`;
  return startPreviewServer({port: await freePort(), variables: {}, code});
}

/** Not by `fetch`, which would unpack the body. @throws {Error} when it is no compressed page from the cache. */
function answerAt(address: string): Promise<{headers: IncomingHttpHeaders; body: Buffer}> {
  return new Promise((resolve, reject) => {
    get(address, {headers: {'accept-encoding': 'gzip'}}, (answer) => {
      const {headers} = answer;
      if (headers['x-cache'] !== 'hit' || headers['content-encoding'] !== 'gzip') {
        reject(new Error(`${address} was not answered from the cache, compressed`));
      }
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve({headers, body: Buffer.concat(parts)}))
        .on('error', reject);
    }).on('error', reject);
  });
}
