import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  createCheckout,
  fetchOfferProducts,
  fetchProducts,
  fetchSuggestions,
  fetchVariants,
} from '~/state/api-client';

const MONEY = {amount: '10.00', currencyCode: 'USD'};
const PRODUCT = {id: 'p', handle: 'p', title: 'P', price: MONEY, firstVariant: {price: MONEY}};
const fetchMock = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const answer = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, {status}));
const never = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a read', () => {
  it('rejects when the shop says that it failed, answers nonsense, or not at all', async () => {
    answer({ok: false, error: 'unavailable'}, 503);
    await expect(fetchProducts('gid', never())).rejects.toThrow('/api/productos failed: 503');
    answer('ok');
    await expect(fetchOfferProducts()).rejects.toThrow('/api/oferta failed');
    answer({ok: true, variants: [{id: 1}]});
    await expect(fetchVariants('1')).rejects.toThrow('without variants');
    for (const bad of [{}, [null], [{...PRODUCT, price: 1}], [{...PRODUCT, firstVariant: {}}]]) {
      answer({ok: true, products: bad});
      await expect(fetchOfferProducts()).rejects.toThrow('without readable products');
    }
    answer({ok: true, products: [PRODUCT]});
    expect(await fetchProducts('gid', never())).toEqual([PRODUCT]);
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    await expect(fetchSuggestions(['a'])).rejects.toThrow('offline');
  });

  it('is given up after ten seconds, or when nobody waits for it any more', async () => {
    fetchMock.mockImplementation(hang);
    const givenUp = vi.fn();
    const late = fetchOfferProducts().catch(givenUp);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(givenUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await late;
    expect(givenUp).toHaveBeenCalledTimes(1);

    const abort = new AbortController();
    const unwanted = fetchProducts('gid', abort.signal).catch(() => 'given up');
    abort.abort();
    expect(await unwanted).toBe('given up');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a checkout', () => {
  it('sends the lines with the query of the visit, and reads what will be charged', async () => {
    answer({ok: true, cartId: 'c', checkoutUrl: 'https://pay', total: MONEY, lines: []});
    expect(await createCheckout('a1', [], '?utm_source=a')).toMatchObject({
      ok: true,
      checkoutUrl: 'https://pay',
    });
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/checkout?utm_source=a',
      expect.objectContaining({method: 'POST', body: '[]'}),
    );
  });

  it('says why there is none, and never throws', async () => {
    answer({ok: false, error: 'rejected'}, 409);
    expect(await createCheckout('a1', [], '')).toEqual({ok: false, error: 'rejected'});
    fetchMock.mockImplementation(hang);
    const late = createCheckout('a1', [], '');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await late).toEqual({ok: false, error: 'unavailable'});
  });
});

/** A fetch that ends only when it is aborted. */
function hang(_path: string, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}
