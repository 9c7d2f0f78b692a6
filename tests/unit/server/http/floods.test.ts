import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {countEvent} from '~/server/context';
import {FORM_BYTES} from '~/domain/limits';
import {createRenderQueue, withWholeForm} from '~/server/http/floods';

const RULE = {atOnce: 2, places: 4, placesOfOne: 2, waitMs: 1000, turnMs: 400, restMs: 100};
let inTurn: ReturnType<typeof createRenderQueue>;
let log: string[];

beforeEach(() => {
  vi.useFakeTimers({now: 0});
  inTurn = createRenderQueue(RULE);
  log = [];
});
afterEach(() => vi.useRealTimers());

/** Renders for so long; `undefined` while it waits, null if it is refused. */
function ask(name: string, ms: number, sender: string | null = name) {
  const asked: {result?: string | null} = {};
  const render = async () => {
    log.push(name);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return name;
  };
  void inTurn(sender, render).then((result) => (asked.result = result));
  return asked;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('renders two at once, and the next in order a rest after one has ended', async () => {
  for (const name of ['a', 'b', 'c', 'd']) ask(name, 50);
  await pass(149);
  expect(log).toEqual(['a', 'b']);
  await pass(31);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('gives the next turn to whoever had none for the longest time', async () => {
  inTurn = createRenderQueue({...RULE, atOnce: 1, places: 9, placesOfOne: 9});
  for (const name of ['a', 'b', 'c']) ask(name, 50, 'flood');
  await pass(10);
  for (const name of ['d', 'e']) ask(name, 50, 'other');
  await pass(900);
  expect(log).toEqual(['a', 'd', 'b', 'e', 'c']);
});

test('takes the 256 networks of one customer as one, in turns and in places', async () => {
  inTurn = createRenderQueue({...RULE, atOnce: 1, places: 3});
  for (const n of [1, 2, 3, 4]) ask(`${n}`, 50, `2001:db8:7:${n}00::/56`);
  await pass(10);
  for (const name of ['2001:db8:8:100::/56', '203.0.113.7']) ask(name, 50);
  await pass(900);
  expect(log).toEqual(['1', '2001:db8:8:100::/56', '203.0.113.7', '2']);
});

test('counts a render no longer that waits for a service', async () => {
  for (const name of ['a', 'b', 'c']) ask(name, 5_000);
  await pass(399);
  expect(log).toEqual(['a', 'b']);
  await pass(21);
  expect(log).toEqual(['a', 'b', 'c']);
});

test('refuses at once when all places are taken, the network with most in them first', async () => {
  for (const name of ['a', 'b']) ask(name, 390);
  const flood = ['c', 'd', 'e'].map((name) => ask(name, 0, 'flood'));
  const others = ['f', 'g', 'h', 'i'].map((name) => ask(name, 0));
  await pass(20);
  expect(flood.map(({result}) => result)).toEqual([undefined, null, null]);
  expect(others.map(({result}) => result)).toEqual([undefined, undefined, undefined, null]);
  await pass(1_000);
  expect(log).toEqual(['a', 'b', 'c', 'f', 'g', 'h']);
});

test('refuses after a second of waiting; senders without an address share all places', async () => {
  inTurn = createRenderQueue({...RULE, turnMs: 5_000});
  for (const name of ['a', 'b']) ask(name, 5_000);
  const waiting = ['c', 'd', 'e'].map((name) => ask(name, 0, null));
  await pass(999);
  expect(waiting).toEqual([{}, {}, {}]);
  await pass(21);
  expect(waiting.map(({result}) => result)).toEqual([null, null, null]);
});

test('hands on a form that is whole, and one that does not come in time as too long', async () => {
  const asked = {method: 'POST', body: new ReadableStream(), duplex: 'half'};
  const route = {path: '/contacto', isPage: true} as Parameters<typeof withWholeForm>[1];
  const form = withWholeForm(new Request('https://shop.example', asked), route);
  await pass(30_000);
  expect((await (await form)?.arrayBuffer())?.byteLength).toBe(FORM_BYTES + 1);
});

test('counts 60 events of a kind a minute: each is a write to the account backend', async () => {
  const backend = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', backend);
  const project = {url: 'https://project.example', anonKey: 'key'};
  for (let n = 0; n < 61; n += 1) await countEvent(project, 'search-empty');
  await countEvent(project, 'hand-off-failed', 'rejected');
  expect(backend).toHaveBeenCalledTimes(61);
});
