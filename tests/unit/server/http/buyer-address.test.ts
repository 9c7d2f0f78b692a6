import {describe, expect, test} from 'vitest';
import {networkOf} from '@common/network';
import {buyerAddress, fromHost} from '~/server/http/request';

const request = (headers: Record<string, string>) =>
  new Request('https://shop.example/', {headers});

describe('the address of a visitor', () => {
  test('is what Oxygen says', () => {
    const asked = request({'oxygen-buyer-ip': '203.0.113.7', 'cf-connecting-ip': '198.51.100.1'});
    expect(buyerAddress(fromHost(asked, {}))).toBe('203.0.113.7');
  });

  test('is what another host says, whatever the visitor sends for Oxygen', () => {
    const variables = {BUYER_ADDRESS_HEADER: 'cf-connecting-ip'};
    const asked = request({'oxygen-buyer-ip': '9.9.9.9', 'cf-connecting-ip': '198.51.100.1'});
    expect(buyerAddress(fromHost(asked, variables))).toBe('198.51.100.1');
    expect(buyerAddress(fromHost(request({'oxygen-buyer-ip': '9.9.9.9'}), variables))).toBeNull();
  });

  // A host may pass on what `Request` itself refuses to be made of.
  test.each(['GET', 'HEAD'])(
    'is told of a %s that comes with a body, without the body',
    (method) => {
      const sent = new Request('https://shop.example/faq?a=1', {
        method: 'POST',
        body: 'hello',
        headers: {'cf-connecting-ip': '198.51.100.1', 'content-length': '5', accept: 'text/html'},
      });
      Object.defineProperty(sent, 'method', {value: method});
      const copied = fromHost(sent, {BUYER_ADDRESS_HEADER: 'cf-connecting-ip'});
      expect(copied).toMatchObject({method, url: 'https://shop.example/faq?a=1', body: null});
      expect(buyerAddress(copied)).toBe('198.51.100.1');
      expect(copied.headers.get('content-length')).toBeNull();
      expect(copied.headers.get('accept')).toBe('text/html');
    },
  );
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:a2b3:3:4:5:6', '2001:db8:1:a200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['[2001:db8:0:ff::1]', '2001:db8:0:0::/56'],
  ['unix', 'unix'],
])('a limit counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a network is never long: where no host sets the header, a visitor may write anything', () => {
  expect(networkOf('1'.repeat(60_000)).length).toBeLessThan(100);
  expect(networkOf(`${'a:'.repeat(30_000)}1`).length).toBeLessThan(100);
});
