import {expect, test, vi} from 'vitest';
import {drainBody, readLimitedText} from '@common/request-body';
import {readFields} from '../../../supabase/functions/_shared/library/answer.ts';

const CHUNK = new Uint8Array(1000).fill(97);

/** A request that sends so many chunks of 1,000 bytes, or never ends; and what became of its body. */
function sending(chunks: number, {stalls = false, declared = ''} = {}) {
  let taken = 0;
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken < chunks) return controller.enqueue(CHUNK.slice(0, (taken += 1) && 1000));
        return stalls ? new Promise<void>(() => {}) : controller.close();
      },
      cancel: cancelled,
    },
    {highWaterMark: 0},
  );
  const headers = declared ? {'content-length': declared} : {};
  const init = {method: 'POST', body, headers, duplex: 'half'} as RequestInit;
  return {request: new Request('https://shop.test/', init), taken: () => taken, cancelled};
}

test.each(['', '5000000'])(
  'a larger one is read to its end, and not cut (declared: %o)',
  async (declared) => {
    const {request, taken, cancelled} = sending(50, {declared});
    expect(await readLimitedText(request, 2_000)).toBeNull();
    expect(taken()).toBe(50);
    expect(cancelled).not.toHaveBeenCalled();
  },
);

test('one without an end is given up after eight megabytes', async () => {
  const {request, taken, cancelled} = sending(Infinity);
  await drainBody(request);
  expect(taken()).toBe(8_001);
  expect(cancelled).toHaveBeenCalled();
});

test('one whose sender stops is given up after five seconds', async () => {
  vi.useFakeTimers();
  const {request, cancelled} = sending(1, {stalls: true});
  const drained = drainBody(request);
  await vi.advanceTimersByTimeAsync(5_000);
  await drained;
  expect(cancelled).toHaveBeenCalled();
  vi.useRealTimers();
});

test('a text that does not arrive within twenty seconds is null', async () => {
  vi.useFakeTimers();
  const {request, cancelled} = sending(1, {stalls: true});
  const fields = readFields(sending(1, {stalls: true}).request);
  const read = readLimitedText(request, 2_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await read, await fields]).toEqual([null, {}]);
  expect(cancelled).toHaveBeenCalled();
  vi.useRealTimers();
});

test('a body that breaks off is neither text nor an error', async () => {
  const broken = () =>
    new Request('https://shop.test/', {
      method: 'POST',
      body: new ReadableStream({pull: (controller) => controller.error(new Error('cancelled'))}),
      duplex: 'half',
    } as RequestInit);
  await drainBody(broken());
  expect(await readLimitedText(broken(), 2_000)).toBeNull();
});
