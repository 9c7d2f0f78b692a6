/** What leaves the device when a reseller registers their own version. */
import {createHash} from 'node:crypto';
import {beforeEach, expect, it, vi} from 'vitest';
import {registerVersion} from '~/state/rebrand/purchase-edition';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('~/state/account/connect-account', () => ({
  openAccounts: () => Promise.resolve({client: {functions: {invoke}}}),
}));
vi.mock('~/state/library/library', () => ({
  readLibrary: () => Promise.resolve({ok: true, purchases: [{id: 'right', certificateId: 'c'}]}),
}));

beforeEach(() => {
  invoke.mockReset();
});
const file = (name: string, text = 'libro') => ({name, content: new Blob([text])});
const refusal = (status: number, error: string) => ({
  data: null,
  error: {context: Response.json({error}, {status})},
});

it('sends digests, names and sizes, and no file', async () => {
  invoke.mockResolvedValue({data: {number: 2}, error: null});
  expect(
    await registerVersion('right', [file(`mi libro${'a'.repeat(60)}❤\ufe0f\u200d.pdf`)]),
  ).toEqual({
    ...{ok: true, number: 2, certificateId: 'c'},
  });
  const sha256 = createHash('sha256').update('libro').digest('hex');
  expect(invoke.mock.calls).toEqual([
    [
      'certificates/register-version',
      {body: {id: 'c', files: [{name: `${'a'.repeat(43)}❤.pdf`, bytes: 5, sha256}]}},
    ],
  ]);
});

it('says why a version was refused', async () => {
  for (const [status, error] of [
    [401, 'signed-out'],
    [409, 'revoked'],
    [409, 'full'],
  ] as const) {
    invoke.mockResolvedValueOnce(refusal(status, error));
    expect(await registerVersion('right', [file('a')])).toEqual({ok: false, error});
  }
  invoke.mockResolvedValueOnce(refusal(503, 'other'));
  expect(await registerVersion('right', [file('a')])).toEqual({ok: false, error: 'unavailable'});
  expect(await registerVersion('not mine', [file('a')])).toEqual({
    ...{ok: false, error: 'unavailable'},
  });
});

it('takes 60 files, and asks for nothing with 61', async () => {
  invoke.mockResolvedValue({data: {number: 1}, error: null});
  const files = (count: number) => Array.from({length: count}, (_, n) => file(`${n}.jpg`));
  expect(await registerVersion('right', files(60))).toMatchObject({ok: true});
  expect(await registerVersion('right', files(61))).toEqual({ok: false, error: 'too-many-files'});
  expect(invoke).toHaveBeenCalledTimes(1);
});
