import {describe, expect, test} from 'vitest';
import {buyerAddress, fromHost} from '~/server/http/client-address';

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

  test('is not known when nobody says it', () => {
    expect(buyerAddress(fromHost(request({}), {}))).toBeNull();
  });
});
