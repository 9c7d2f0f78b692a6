import type {IncomingMessage} from 'node:http';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * The origin under which the caller reached the emulator, so that addresses in answers work from
 * where the caller is. A Host header that is no host falls back to the server's own address.
 */
export function requestOrigin(request: IncomingMessage, ownOrigin: string): string {
  const {host} = request.headers;
  return host && HOST.test(host) ? `http://${host}` : ownOrigin;
}
