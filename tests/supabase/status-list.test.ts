import {gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {encodeList} from '../../supabase/functions/_shared/certificate/status-list.ts';

const decode = (encoded: string) => {
  expect(encoded[0]).toBe('u');
  return gunzipSync(Buffer.from(encoded.slice(1), 'base64url'));
};

it('has 131,072 bits, of which the first is the left-most one', async () => {
  expect(decode(await encodeList([]))).toEqual(Buffer.alloc(16_384));
  const bits = decode(await encodeList([0, 9, 131_071]));
  expect([bits[0], bits[1], bits[16_383]]).toEqual([0x80, 0x40, 0x01]);
  expect(bits.filter((byte) => byte !== 0)).toHaveLength(3);
});
