/** Many requests at once, and how fast they were answered. */
import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly amount: number;
  readonly requests?: autocannon.Request[];
}

/** @throws {Error} when a request fails or is answered with a status other than 2xx. */
export async function load(options: LoadOptions): Promise<Load> {
  const {url, connections, amount, requests} = options;
  const run: autocannon.Options = {
    url,
    connections,
    amount,
    headers: {'accept-encoding': 'gzip'},
    ...(requests && {requests}),
    timeout: 30,
  };
  const started = performance.now();
  let last = started;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(run, (error, whole) => (error ? reject(error as Error) : resolve(whole)))
      // The library's own clock ticks once a second.
      .on('response', () => (last = performance.now()));
  });
  const {errors, non2xx} = result;
  if (errors > 0 || non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} bad statuses`);
  const {p50, p99} = result.latency;
  return {perSecond: (result.requests.total / (last - started)) * 1000, p50, p99};
}

let asked = 0;

/**
 * A request that no cached page answers: the cache keeps the pages of each host apart, and each of
 * these asks another host; with `shoppers`, so many in a row ask the same one.
 */
export function missingCache(path: string, shoppers = 1): autocannon.Request {
  return {
    path,
    setupRequest: (request) => {
      const host = `shop-${Math.floor(asked++ / shoppers)}.of-${shoppers}.test`;
      return {...request, headers: {...request.headers, host}};
    },
  };
}
