// @vitest-environment jsdom
/** Sending a message shows matching products, SofIA's answer, or the reason why there is no answer. */
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useSend} from '~/components/chat/use-send';
import {chat as copy} from '~/copy/chat';
import {CHAT_TIME_LIMIT_MS} from '~/domain/limits';
import {forgetConversation, readConversation} from '~/state/chat';

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({pathname: '/faq'}),
  useParams: () => ({}),
  useRouteLoaderData: () => ({accounts: {url: 'https://project.test', anonKey: 'anon'}}),
}));

let asked: string[];
let missing: readonly string[];
let shopIsDown: boolean;
let sofia: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  forgetConversation();
  [asked, missing, shopIsDown] = [[], [], false];
  vi.stubGlobal('fetch', (address: string, {signal}: RequestInit) => {
    asked.push(address);
    if (address.includes('sofia-chat')) {
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        sofia().then(resolve, reject);
      });
    }
    if (shopIsDown) return Promise.resolve(new Response('', {status: 503}));
    const handles = new URL(address, 'https://shop.test').searchParams.get('handles') ?? '';
    const products = handles
      .split(',')
      .filter((handle) => !missing.includes(handle))
      .map((handle) => ({handle, name: handle, price: {amount: '9.0', currencyCode: 'USD'}}));
    return Promise.resolve(Response.json({ok: true, products}));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Her reply, some time later. */
async function replyTo(message: string, afterMs = 0) {
  const {result} = renderHook(useSend);
  await act(async () => {
    result.current(message);
    await vi.advanceTimersByTimeAsync(afterMs);
  });
  return readConversation().at(-1);
}

it('a message that is in names of products is answered with three of them, without SofIA', async () => {
  const reply = await replyTo('en casa');
  expect(reply?.text).toBe(copy.foundSeveral(6, 3));
  expect(reply?.products).toHaveLength(3);
  expect(asked.some((address) => address.includes('sofia-chat'))).toBe(false);
});

describe("SofIA's answer", () => {
  it.each([
    ['an error', async () => new Response('', {status: 503})],
    ['no JSON', async () => new Response('<h1>Bienvenido</h1>')],
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is missing with %s', async (_what, answer) => {
    sofia = answer;
    expect(await replyTo('¿Qué es PLR?')).toMatchObject({text: copy.failed, person: true});
  });

  it.each([{}, {response: ' '}, {response: 7}, null])('cannot be read in %j', async (answer) => {
    sofia = async () => Response.json(answer);
    expect(await replyTo('¿Qué es PLR?')).toMatchObject({text: copy.unreadable, person: true});
  });

  it('waits for the end of a limit', async () => {
    sofia = async () => new Response('', {status: 429, headers: {'Retry-After': '30'}});
    const reply = await replyTo('¿Qué es PLR?');
    expect(reply).toMatchObject({text: copy.limited(30), until: Date.now() + 30_000});
  });

  it('is given up after its time, and not before', async () => {
    sofia = () => new Promise(() => {});
    expect(await replyTo('¿Qué es PLR?', CHAT_TIME_LIMIT_MS - 1)).toMatchObject({
      isTemporary: true,
    });
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(readConversation().at(-1)).toMatchObject({text: copy.failed});
  });
});
