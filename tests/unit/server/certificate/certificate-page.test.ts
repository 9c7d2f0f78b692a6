import {expect, test} from 'vitest';
import {plrLicence} from '~/content/licence';
import {certificatePage} from '~/server/certificate/certificate-page';

test('the sample is of nobody’s purchase: no day, number or signature, and the licence of today', async () => {
  const context = {site: {origin: 'https://shop.example'}, environment: {supabase: null}};
  expect(
    await certificatePage(context as unknown as Parameters<typeof certificatePage>[0], 'ejemplo'),
  ).toMatchObject({
    kind: 'page',
    seal: 'sample',
    issued: 'El día de tu compra',
    token: null,
    address: 'https://shop.example/certificado/ejemplo',
    facts: {id: 'Se asigna con tu compra', licence: {version: plrLicence.version}},
  });
});
