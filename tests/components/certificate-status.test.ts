/** What the page of verification says of a credential, by its digest and what the shop answers. */
import {afterEach, expect, it, vi} from 'vitest';
import {askStatus} from '~/components/certificate/check-credential';
import {tokenDigest} from '~/domain/certificate/certificate';

afterEach(() => vi.unstubAllGlobals());

const ID = '0123456789abcdef0123456789abcdef';
const credential = {
  id: `https://tienda.example/certificado/${ID}`,
  holder: 'Ana Prueba',
  product: {name: 'Ebook', variant: null},
} as Parameters<typeof askStatus>[0];

async function asked(token: string, answer: object): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  return (await askStatus(credential, token)).status;
}

it('calls replaced each credential but the latest, also one signed within the same second', async () => {
  const digest = await tokenDigest('second');
  expect(await asked('second', {status: 'valid', signedAt: 1000, digest})).toBe('valid');
  expect(await asked('first', {status: 'valid', signedAt: 1000, digest})).toBe('replaced');
  expect(await asked('first', {status: 'revoked', signedAt: 1000, digest})).toBe('revoked');
  expect(await asked('first', {status: 'unknown'})).toBe('unknown');
  expect(await asked('first', {error: 'unavailable'})).toBe('unavailable');
});
