/**
 * A page of a shop that has just started, so that nothing is cached: what it weighs, and how often
 * the shop asks its provider for it, then and once more.
 */
import {EmulatorAdmin} from '../lib/emulator-admin';
import {gzipSize} from '../lib/bundle-size';
import {startLocalShop, type LocalShop} from '../lib/local-shop';
import {dataPath, type BenchRoute} from './routes';

export interface ColdVisit {
  readonly route: string;
  readonly coldCalls: number;
  readonly warmCalls: number;
  /** Bytes after gzip. */
  readonly html: number;
  /** Bytes after gzip of the data that a navigation within the shop fetches. */
  readonly data: number;
}

export async function visitCold(route: BenchRoute, catalogueSize?: number): Promise<ColdVisit> {
  const shop = await startLocalShop({catalogueSize, silent: true});
  try {
    const html = await read(shop, route.path);
    const coldCalls = await takeCalls(shop);
    await read(shop, route.path);
    const warmCalls = await takeCalls(shop);
    const data = await read(shop, dataPath(route));
    return {
      route: route.name,
      coldCalls,
      warmCalls,
      html: gzipSize(html),
      data: gzipSize(data),
    };
  } finally {
    await shop.close();
  }
}

async function read(shop: LocalShop, path: string): Promise<Uint8Array> {
  const response = await fetch(shop.url + path);
  if (!response.ok) throw new Error(`${path} answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Calls of pages to the provider since the last time this was asked. */
async function takeCalls({emulatorUrl}: Pick<LocalShop, 'emulatorUrl'>): Promise<number> {
  const emulator = new EmulatorAdmin(emulatorUrl);
  const calls = await emulator.pageCalls();
  await emulator.resetRequests();
  return calls;
}
