/** The build on the other host: Cloudflare's own tool runs `wrangler.jsonc` in workerd. */
import {unstable_startWorker as startWorker} from 'wrangler';

export interface CloudflareWorker {
  readonly url: string;
  close(): Promise<void>;
}

/** On a free port of 127.0.0.1. */
export async function startCloudflareWorker(
  variables: Readonly<Record<string, string>>,
): Promise<CloudflareWorker> {
  process.env['WRANGLER_SEND_METRICS'] = 'false';
  const worker = await startWorker({
    config: 'wrangler.jsonc',
    bindings: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, {type: 'plain_text', value}]),
    ),
    dev: {
      server: {hostname: '127.0.0.1', port: 0},
      inspector: {port: 0},
      watch: false,
      remote: false,
      logLevel: 'error',
    },
  });
  const url = await worker.url;
  return {url: url.origin, close: () => worker.dispose()};
}
