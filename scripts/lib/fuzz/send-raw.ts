import http from 'node:http';
import type {HostileRequest} from './hostile-request';
import type {RawAnswer} from './judge-answer';

const TIME_LIMIT_MS = 30_000;
const keptAlive = new http.Agent({keepAlive: true, maxSockets: 16});

/**
 * Sends a request as it is: `fetch` would tidy up the address and refuse headers such as Host. Null
 * when no answer came, not even on a connection of its own: a server hangs up on who sends too much.
 * @throws {Error} when there was silence for 30 s.
 */
export async function sendRaw(origin: string, request: HostileRequest): Promise<RawAnswer | null> {
  return (await attempt(origin, request, keptAlive)) ?? attempt(origin, request, false);
}

function attempt(
  origin: string,
  request: HostileRequest,
  agent: http.Agent | false,
): Promise<RawAnswer | null> {
  const {hostname, port} = new URL(origin);
  const {method, target, headers, body} = request;
  return new Promise((resolve, reject) => {
    const sent = http.request(
      {hostname, port, method, path: target, headers, agent, timeout: TIME_LIMIT_MS},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(null));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('timeout', () => {
      reject(new Error(`No answer: ${method} ${target}`));
      sent.destroy();
    });
    // After a timeout the promise is settled, and this changes nothing.
    sent.on('error', () => resolve(null));
    sent.end(body ?? undefined);
  });
}
