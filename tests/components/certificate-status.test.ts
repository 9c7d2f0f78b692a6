/** What the page of verification says of a credential, by its digest and what the shop answers. */
import {afterEach, expect, it, vi} from 'vitest';
import {askStatus} from '~/components/certificate/check-credential';
import {statusAnswer} from '~/server/certificate/certificate-answers';

afterEach(() => vi.unstubAllGlobals());

const ID = '0123456789abcdef0123456789abcdef';
const credential = {
  id: `https://tienda.example/certificado/${ID}`,
  holder: 'Ana Prueba',
  product: {name: 'Ebook', variant: null},
} as Parameters<typeof askStatus>[0];

async function asked(token: string, answer: object): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  const {status, holder} = await askStatus(credential, token);
  expect(holder).toBe('Ana Prueba');
  return status;
}

it('calls replaced each credential but the latest, also one signed within the same second', async () => {
  const latest = {id: ID, revokedAt: null, signedAt: 1000, token: 'second'};
  const answer = async (status: 'valid' | 'revoked') =>
    (await (await statusAnswer({ok: true, certificate: {...latest, status}})).json()) as object;
  expect(await asked('second', await answer('valid'))).toBe('valid');
  expect(await asked('first', await answer('valid'))).toBe('replaced');
  expect(await asked('first', await answer('revoked'))).toBe('revoked');
  expect(await asked('first', {status: 'unknown'})).toBe('unknown');
  expect(await asked('first', {error: 'unavailable'})).toBe('unavailable');
});
