/** What shopping agents reach of the store through the shop, and what of the visitor the store does not get. */
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {UCP_RATE} from '~/domain/limits';
import {proxyUcp} from '~/server/http/ucp-proxy';

const STORE = 'tienda.myshopify.com';
const PROFILE = 'https://shop.test/.well-known/ucp';
const ENDPOINT = 'https://shop.test/api/ucp/mcp';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched
    .mockReset()
    .mockImplementation(async () =>
      Response.json({ucp: {}}, {headers: {'set-cookie': '_y=1', 'mcp-session-id': 's'}}),
    );
  vi.stubGlobal('fetch', fetched);
});

const post = (headers: Record<string, string> = {}, body = '{}') =>
  new Request(ENDPOINT, {
    method: 'POST',
    body,
    headers: {'oxygen-buyer-ip': '192.0.2.1', ...headers},
  });

describe('shopping agents', () => {
  it('read the profile and call the endpoint of the store, without cookies and addresses', async () => {
    const headers = {
      cookie: 'a=1',
      authorization: 'Bearer agent',
      'ucp-agent': 'x',
      origin: 'https://a.test',
    };
    const answer = await proxyUcp(post(headers), STORE);
    expect(answer?.status).toBe(200);
    expect(Object.fromEntries(answer!.headers)).toEqual({
      'content-type': 'application/json',
      'mcp-session-id': 's',
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://tienda.myshopify.com/api/ucp/mcp');
    expect(Object.fromEntries(init?.headers as Headers)).toEqual({
      authorization: 'Bearer agent',
      'content-type': 'text/plain;charset=UTF-8',
      'ucp-agent': 'x',
    });
    expect((await proxyUcp(new Request(PROFILE), STORE))?.status).toBe(200);
    expect(fetched.mock.calls[1]?.[0]).toBe('https://tienda.myshopify.com/.well-known/ucp');
  });

  it('reach nothing else, and no store that is the shop itself', async () => {
    expect(await proxyUcp(new Request('https://shop.test/.well-known/other'), STORE)).toBeNull();
    expect(await proxyUcp(new Request(PROFILE), 'shop.test')).toBeNull();
    const wrong = await proxyUcp(new Request(PROFILE, {method: 'POST', body: '{}'}), STORE);
    expect(wrong?.status).toBe(405);
    expect((await proxyUcp(post({}, 'x'.repeat(262_145)), STORE))?.status).toBe(413);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are not sent round in a circle, and are told when the store does not answer', async () => {
    fetched.mockResolvedValueOnce(new Response(null, {status: 301, headers: {location: PROFILE}}));
    expect((await proxyUcp(new Request(PROFILE), STORE))?.status).toBe(404);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetched.mockRejectedValueOnce(new Error('no answer'));
    expect((await proxyUcp(new Request(PROFILE), STORE))?.status).toBe(503);
  });

  it('may ask so often in a minute', async () => {
    const ask = async () =>
      (await proxyUcp(post({'oxygen-buyer-ip': '198.51.100.7'}), STORE))?.status;
    for (let n = 0; n < UCP_RATE.limit; n += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
  });
});
