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
  readonly requests?: readonly LoadRequest[];
}

export interface LoadRequest extends autocannon.Request {
  /** With what it is rightly answered; any of 2xx unless told. */
  readonly status?: number;
}

/** @throws {Error} when a request fails or is answered with another status than it should. */
export async function load(options: LoadOptions): Promise<Load> {
  const {url, connections, amount, requests} = options;
  let rightlyOther = 0;
  const run: autocannon.Options = {
    url,
    connections,
    amount,
    headers: {'accept-encoding': 'gzip'},
    ...(requests && {requests: requests.map((each) => counted(each, () => rightlyOther++))}),
    timeout: 30,
  };
  const started = performance.now();
  let last = started;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(run, (error, whole) => (error ? reject(error as Error) : resolve(whole)))
      // The library's own clock ticks once a second.
      .on('response', () => (last = performance.now()));
  });
  const wrong = result.non2xx - rightlyOther;
  if (result.errors > 0 || wrong > 0) {
    throw new Error(
      `${url}: ${result.errors} requests failed, ${wrong} were answered with a status they should not have`,
    );
  }
  const {p50, p99} = result.latency;
  return {perSecond: (result.requests.total / (last - started)) * 1000, p50, p99};
}

/** Counts the answers that a request with a `status` of its own got rightly. */
function counted({status, ...request}: LoadRequest, count: () => void): autocannon.Request {
  if (status === undefined) return request;
  return {...request, onResponse: (given) => void (given === status && count())};
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
