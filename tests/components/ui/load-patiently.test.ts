// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {loadPatiently} from '~/components/ui/hydration/load-patiently';

const gone = new Error('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function network(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

describe('loading the code of a part', () => {
  test('tries again after a moment', async () => {
    network(true);
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce('module');
    const loaded = loadPatiently(load);
    await vi.advanceTimersByTimeAsync(2999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(loaded).resolves.toBe('module');
  });

  test('gives up after three tries with a network', async () => {
    network(true);
    const load = vi.fn().mockRejectedValue(gone);
    const failed = expect(loadPatiently(load)).rejects.toBe(gone);
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('waits for the network as long as it takes', async () => {
    network(false);
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce('module');
    const loaded = loadPatiently(load);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('module');
  });
});
