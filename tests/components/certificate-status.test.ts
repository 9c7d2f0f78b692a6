/** What the page of verification says of a credential, by when it was signed and what the shop answers. */
import {afterEach, expect, it, vi} from 'vitest';
import {askStatus} from '~/components/certificate/ask-status';

afterEach(() => vi.unstubAllGlobals());

const ID = '0123456789abcdef0123456789abcdef';
const credential = (signedAt: number) =>
  ({
    id: `https://tienda.example/certificado/${ID}`,
    signedAt,
    product: {name: 'Ebook', variant: null},
  }) as Parameters<typeof askStatus>[0];

async function asked(signedAt: number, answer: object): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  return (await askStatus(credential(signedAt))).status;
}

it('calls replaced what was signed before the present one, by a second, and nothing else', async () => {
  const valid = {status: 'valid', signedAt: 1000};
  expect(await asked(999, valid)).toBe('replaced');
  expect(await asked(1000, valid)).toBe('valid');
  expect(await asked(999, {status: 'revoked', signedAt: 1000})).toBe('revoked');
  expect(await asked(999, {status: 'valid', signedAt: null})).toBe('valid');
  expect(await asked(999, {status: 'unknown'})).toBe('unknown');
  expect(await asked(999, {error: 'unavailable'})).toBe('unavailable');
});
