import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createSafeCache, type SafeCache} from '~/server/http/safe-cache';
import {createPageMemory, createPageStore} from '~/server/page-cache/page-cache';
import {createReadCache} from '~/server/storefront/storefront-client';

const KEY = 'https://cache.test/a';
const never = () => new Promise<never>(() => {});
const reject = () => Promise.reject(new Error('broken'));

const FAULTS: Readonly<Record<string, {open?: () => Promise<Cache>; cache?: object}>> = {
  'open never answers': {open: never},
  'match rejects': {cache: {match: reject}},
  'match never answers': {cache: {match: never}},
  'match answers nonsense': {cache: {match: async () => ({body: 1})}},
  'match answers a body that never ends': {
    cache: {match: async () => new Response(new ReadableStream({pull: never}))},
  },
  'put rejects': {cache: {put: reject}},
};

let now = 0;
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function cacheThat(fault: (typeof FAULTS)[string] = {}): SafeCache {
  const whole = {match: async () => undefined, put: async () => {}, ...fault.cache};
  const open = fault.open ?? (async () => whole as unknown as Cache);
  return createSafeCache('test', {open, now: () => now, findLimitMs: 20, keepLimitMs: 20});
}

describe.each(Object.entries(FAULTS))('%s', (_name, fault) => {
  const page = {body: new ArrayBuffer(2), headers: [], renderedAt: 1};

  it('is a miss for pages and reads', async () => {
    expect(await createPageStore(cacheThat(fault), createPageMemory()).find(KEY)).toBeNull();
    expect(await createReadCache(cacheThat(fault)).get('key')).toBeNull();
  });

  it('keeps nothing outside of memory, and harms nobody', async () => {
    const pages = createPageStore(cacheThat(fault), createPageMemory());
    await pages.keep(KEY, page);
    expect(pages.recall(KEY)).toBe(page);
    await createReadCache(cacheThat(fault)).put('key', {value: {}, readAt: 1});
  });

  it('is logged once a minute, with the number of failures, and not once a request', async () => {
    const cache = cacheThat(fault);
    const use = async () => {
      await cache.find(KEY, (kept) => kept.json());
      await cache.keep(KEY, new Response('a'));
    };
    for (let request = 0; request < 5; request++) await use();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({
      event: 'cache-failed',
      cache: 'test',
      failures: 1,
    });
    now += 60_000;
    await use();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

it('leaves a silent cache alone for ten seconds, and then tries again', async () => {
  const match = vi.fn<() => Promise<undefined>>(never);
  const cache = cacheThat({cache: {match}});
  const find = () => cache.find(KEY, (kept) => kept.text());
  await find();
  now += 9_999;
  expect(await find()).toBeNull();
  expect(match).toHaveBeenCalledTimes(1);
  now += 1;
  match.mockResolvedValue(undefined);
  await find();
  expect(match).toHaveBeenCalledTimes(2);
});

it('answers within 300 ms, in which the host had not opened the cache', async () => {
  vi.useFakeTimers();
  const found = createSafeCache('test', {open: never}).find(KEY, async () => 'kept');
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  expect(await found).toBeNull();
});

it('hands out what is kept, and says nothing of a miss', async () => {
  const match = async ({url}: Request) => (url === KEY ? new Response('kept') : undefined);
  const cache = cacheThat({cache: {match}});
  expect(await cache.find(KEY, (answer) => answer.text())).toBe('kept');
  expect(await cache.find(`${KEY}b`, (answer) => answer.text())).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('survives a host without a Cache API', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await createSafeCache('test').find(KEY, (kept) => kept.text())).toBeNull();
  vi.unstubAllGlobals();
});
