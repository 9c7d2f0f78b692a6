/**
 * A host whose Cache API is broken: what works without a cache works, on every route and at the
 * checkout. Against the build over HTTP, under instruments that break the cache.
 */
import {
  askProbe,
  INDEPENDENT_PROBES,
  PROVIDER_PROBES,
  type Probe,
} from '../../scripts/lib/faults/probes';
import {inParallel} from '../../scripts/lib/in-parallel';
import {CACHE_FAULTS} from '../../scripts/lib/instrumented-worker';
import type {InstrumentedShop} from '../../scripts/lib/local-shop';
import {expect, test} from './support/test';

test.use({ownShop: true});

const AT_ONCE = 8;
const PROBES = [...PROVIDER_PROBES, ...INDEPENDENT_PROBES].filter(({way}) => way !== 'data');

async function statusOf(shop: InstrumentedShop, probe: Probe): Promise<number> {
  const response = await askProbe(shop.url, probe);
  await response.arrayBuffer();
  return response.status;
}

test('no way of breaking the cache breaks a route or the checkout, and the log says so once', async ({
  freshShop,
}) => {
  for (const fault of CACHE_FAULTS) {
    await freshShop.worker.forget();
    await freshShop.worker.breakCaches(fault);
    await freshShop.worker.log();
    const wrong: string[] = [];
    await inParallel(PROBES, AT_ONCE, async (probe) => {
      const status = await statusOf(freshShop, probe);
      if (status !== probe.good) wrong.push(`${fault}, ${probe.route}: ${status}`);
    });
    expect(wrong).toEqual([]);
    const told: unknown[] = [];
    const tell = async () => {
      for (const {event, cache, level} of await freshShop.worker.log()) {
        if (level === 'error') told.push(event);
        // That of the search is read whenever its index is, which need not be during these answers.
        if (event === 'cache-failed' && cache !== 'reventaplr-search') told.push(cache);
      }
      return [...told].sort();
    };
    // A write that hangs is given up after two seconds, behind the answer.
    await expect.poll(tell, fault).toEqual(['reventaplr', 'reventaplr-pages']);
  }
});
