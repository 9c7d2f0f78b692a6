import {expect, it} from 'vitest';
import decodeQR from 'qr/decode.js';
import {drawQr} from '~/server/certificate/certificate-page';

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
