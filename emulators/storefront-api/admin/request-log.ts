/** The recent GraphQL calls, so that a test can count what reached the provider. */

export interface LoggedRequest {
  /** Null for an anonymous operation. */
  readonly operationName: string | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** HTTP status; 0 when the connection was dropped. */
  readonly status: number;
  /** Whether the answer carried GraphQL errors. */
  readonly errors: boolean;
  /** Kind of the fault that was injected, if any. */
  readonly fault: string | null;
}

const MAX_REQUESTS = 1000;

export class RequestLog {
  private requests: LoggedRequest[] = [];
  private total = 0;

  add(request: LoggedRequest): void {
    this.total += 1;
    this.requests.push(request);
    if (this.requests.length > MAX_REQUESTS) this.requests.shift();
  }

  /** `count` goes on past the requests that are kept. */
  summary(): {
    count: number;
    byOperation: Record<string, number>;
    requests: readonly LoggedRequest[];
  } {
    const byOperation: Record<string, number> = {};
    for (const {operationName} of this.requests) {
      const name = operationName ?? '(anonymous)';
      byOperation[name] = (byOperation[name] ?? 0) + 1;
    }
    return {count: this.total, byOperation, requests: this.requests};
  }

  reset(): void {
    this.requests = [];
    this.total = 0;
  }
}
