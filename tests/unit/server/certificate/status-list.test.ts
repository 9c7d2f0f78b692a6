import {afterEach, expect, it, vi} from 'vitest';
import {loadCertificate} from '~/server/certificate/read-certificate';
import {
  createStatusLists,
  dossierAnswer,
  tooManyAnswer,
} from '~/server/certificate/certificate-answers';

const BACKEND = {url: 'https://backend.example', anonKey: 'anon'};
afterEach(() => vi.unstubAllGlobals());

function backendAnswers(...answers: readonly Response[]) {
  const calls = vi.fn<typeof fetch>();
  for (const answer of answers) calls.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', calls);
  return calls;
}

it('keeps a list for 20 seconds, so that a refund shows within a minute', async () => {
  const calls = backendAnswers(Response.json({token: 'before'}), Response.json({token: 'after'}));
  const lists = createStatusLists();
  const at = async (now: number) => (await lists(BACKEND, '0', now)).text();
  expect(await at(1000)).toBe('before');
  expect(await at(20_999)).toBe('before');
  expect(await at(21_000)).toBe('after');
  expect(calls).toHaveBeenCalledTimes(2);
  const [, maxAge] = /max-age=(\d+)$/.exec(
    (await lists(BACKEND, '0', 21_000)).headers.get('Cache-Control') ?? '',
  ) ?? [''];
  expect(20 + Number(maxAge)).toBeLessThan(60);
});

it('does not ask for what is no number of a list', async () => {
  const calls = backendAnswers();
  for (const list of ['', '-1', '00', '1.5', '10000', 'a']) {
    expect((await createStatusLists()(BACKEND, list, 0)).status).toBe(404);
  }
  expect(calls).not.toHaveBeenCalled();
});

it('serves the last list for a day if it can read none, and else says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refused = () => new Response(null, {status: 429});
  const calls = backendAnswers(refused(), Response.json({token: 'a', last: 0}), refused());
  const lists = createStatusLists();
  expect((await lists(BACKEND, '0', 0)).status).toBe(503);
  await lists(BACKEND, '0', 0);
  for (const now of [20_000, 24_999])
    expect(await (await lists(BACKEND, '0', now)).text()).toBe('a');
  expect(calls).toHaveBeenCalledTimes(3);
  expect((await lists(BACKEND, '0', 24 * 3_600_000)).status).toBe(503);
});

it('asks for no list that cannot exist, however many numbers are asked for', async () => {
  const calls = backendAnswers(Response.json({token: null, last: 0}));
  calls.mockImplementation(async () => Response.json({token: null, last: 0}));
  const lists = createStatusLists();
  for (let list = 9999; list > 0; list -= 1) {
    expect((await lists(BACKEND, String(list), 0)).status).toBe(404);
  }
  expect(calls).toHaveBeenCalledTimes(2);
  calls.mockImplementation(async () => Response.json({token: 'new', last: 1}));
  expect((await lists(BACKEND, '1', 19_999)).status).toBe(404);
  expect(await (await lists(BACKEND, '1', 20_000)).text()).toBe('new');
});

it('asks once in a while for a signature that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = backendAnswers(Response.json({token: null}), new Response(null, {status: 503}));
  calls.mockImplementation(async () => Response.json({token: null}));
  for (let n = 0; n < 5; n += 1) await loadCertificate(BACKEND, '0'.repeat(32));
  expect(calls.mock.calls.filter(([url]) => (url as string).endsWith('/sign'))).toHaveLength(1);
});

it('limits what a network asks about one certificate, and leaves the rest to its other people', () => {
  const from = {headers: {'oxygen-buyer-ip': '192.0.2.1'}};
  const ask = (kind: 'data' | 'dossier', id: string) =>
    tooManyAnswer(kind, new Request('https://x.test', from), id)?.status;
  const id = (n: number) => n.toString(16).padStart(32, '0');
  for (let n = 0; n < 4000; n += 1) expect(ask('data', `${n}`)).toBeUndefined();
  for (let n = 0; n < 120; n += 1) expect(ask('data', id(1))).toBeUndefined();
  expect([ask('data', id(1)), ask('data', id(2))]).toEqual([429, undefined]);
  for (let n = 0; n < 60; n += 1) expect(ask('dossier', id(n))).toBeUndefined();
  expect(ask('dossier', id(60))).toBe(429);
});

it('keeps a dossier for some seconds, and counts only those that must be signed', async () => {
  const id = '1'.repeat(32);
  const calls = backendAnswers();
  const certificate = {id, token: 'a.b.c', status: 'valid'};
  calls.mockImplementation(async (url) =>
    Response.json((url as string).includes('/dossier') ? {files: 'f', versions: []} : certificate),
  );
  const refuse = vi.fn(() => null);
  const ask = async () => (await dossierAnswer(BACKEND, id, refuse)).status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(calls.mock.calls.filter(([url]) => (url as string).endsWith('/dossier'))).toHaveLength(1);
  expect(refuse).toHaveBeenCalledOnce();
});
