/** The recent requests, so that a test can count what reached the service. */
import type {Service} from './faults';

export interface LoggedRequest {
  readonly service: Service;
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  /** Kind of the fault that was injected, if any. */
  readonly fault: string | null;
}

const MAX_REQUESTS = 1000;

export class RequestLog {
  private requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.requests.push(request);
    if (this.requests.length > MAX_REQUESTS) this.requests.shift();
  }

  list(): readonly LoggedRequest[] {
    return this.requests;
  }

  clear(): void {
    this.requests = [];
  }
}
