/** Answers in place of a service, as the fault demands. */
import type {ServerResponse} from 'node:http';
import type {Fault, Service} from '../admin/faults';
import {CORS_HEADERS} from './cors';
import {respondJson} from './respond';

const ERRORS: Readonly<Record<Service, (status: number, message: string) => unknown>> = {
  auth: (code, msg) => ({
    code,
    error_code: code === 429 ? 'over_request_rate_limit' : 'unexpected_failure',
    msg,
  }),
  rest: (status, message) => ({code: `PGRST${status}`, details: null, hint: null, message}),
  storage: (status, message) => ({statusCode: String(status), error: message, message}),
  functions: (status, message) => ({code: `EDGE_${status}`, message}),
};

/** Whether the answer is given; false when the request goes on to the service. */
export async function injectFault(
  fault: Fault,
  service: Service,
  response: ServerResponse,
): Promise<boolean> {
  if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  switch (fault.kind) {
    case 'slow':
      return false;
    case 'drop':
      response.destroy();
      return true;
    case 'empty':
      response.writeHead(200, {...CORS_HEADERS, 'content-type': 'application/json'}).end();
      return true;
    case 'nonsense':
      response
        .writeHead(200, {...CORS_HEADERS, 'content-type': 'text/html'})
        .end('<!doctype html><title>502 Bad Gateway</title>');
      return true;
    case 'rate-limit':
      respondJson(response, 429, ERRORS[service](429, 'Request rate limit reached'), {
        ...CORS_HEADERS,
        'retry-after': '30',
      });
      return true;
    case 'http':
      respondJson(response, fault.status, ERRORS[service](fault.status, 'Service unavailable'), {
        ...CORS_HEADERS,
      });
      return true;
  }
}
