import {expect, test, it} from 'vitest';
import {plrLicence} from '~/content/licence';
import {certificatePage, drawQr} from '~/server/certificate/certificate-page';
import decodeQR from 'qr/decode.js';

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

const PIXELS = 4;

it('draws what a reader reads', () => {
  const address = `https://tienda.example/certificado/${'0123456789abcdef'.repeat(2)}`;
  const {size, path} = drawQr(address);
  const side = size * PIXELS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, top, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let y = Number(top) * PIXELS; y < (Number(top) + 1) * PIXELS; y += 1) {
      const from = (y * side + Number(left) * PIXELS) * 4;
      for (let x = 0; x < Number(width) * PIXELS; x += 1)
        data.fill(0, from + x * 4, from + x * 4 + 3);
    }
  }
  expect(decodeQR({width: side, height: side, data})).toBe(address);
});
