import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  reportedAddress,
  reportedReferrer,
  currentChoice,
  parseStoredConsent,
} from '~/domain/privacy/measurement';

const SHOP = 'https://tienda.example';
// Firefox 105, Chrome 100 and Safari 15.4 have none.
const parameters = URLSearchParams.prototype;
const size = Object.getOwnPropertyDescriptor(parameters, 'size') ?? {};
beforeAll(() => void Reflect.deleteProperty(parameters, 'size'));
afterAll(() => void Object.defineProperty(parameters, 'size', size));

describe('reportedAddress', () => {
  it('keeps origin, path and campaign, and nothing of the hash or of other parameters', () => {
    const typed = '?q=MARCA&utm_source=correo&name=MARCA&pago=MARCA&gclid=1#token_hash=MARCA';
    expect(reportedAddress(`${SHOP}/tienda${typed}`)).toEqual({
      url: `${SHOP}/tienda?utm_source=correo&gclid=1`,
      path: '/tienda',
      search: '?utm_source=correo&gclid=1',
    });
    const {url} = reportedAddress(`${SHOP}/?utm_term=MARCA@correo.test#email=MARCA`) ?? {};
    expect(url).toBe(`${SHOP}/`);
  });

  it.each([
    ...['/auth', '/auth.data', '/gracias?order=1&name=Ana', '/certificado/x'],
    ...['/no-existe/ana%2540correo.test'],
    `/producto/${'0123456789abcdef'.repeat(2)}`,
    '/mis-productos',
  ])('is null for %s', (path) => {
    expect(reportedAddress(SHOP + path)).toBeNull();
  });

  it('is not null for pages whose names only begin alike', () => {
    expect(reportedAddress(`${SHOP}/certificados`)?.path).toBe('/certificados');
  });
});

describe('reportedReferrer', () => {
  it.each([
    ['', ''],
    ['https://otra.example/busca?q=MARCA', 'https://otra.example'],
    [`${SHOP}/tienda?q=MARCA`, `${SHOP}/tienda`],
    [`${SHOP}/gracias?name=MARCA`, SHOP],
  ])('%j is reported as %j', (referrer, reported) => {
    expect(reportedReferrer(referrer, SHOP)).toBe(reported);
  });
});

const NOW = Date.UTC(2026, 0, 1);
const YEAR = 365 * 24 * 60 * 60 * 1000;

describe('an answer', () => {
  it('counts for a year, and is asked for anew then', () => {
    const consent = {choice: 'accepted', at: NOW} as const;
    expect(currentChoice(consent, false, NOW + YEAR - 1)).toBe('accepted');
    expect(currentChoice(consent, false, NOW + YEAR)).toBeNull();
  });

  it('is a no where the browser says so, unless the visitor said otherwise', () => {
    expect(currentChoice(null, true, NOW)).toBe('rejected');
    expect(currentChoice({choice: 'accepted', at: NOW}, true, NOW)).toBe('accepted');
  });
});

it.each([
  null,
  'accepted',
  {},
  {choice: 'maybe', at: NOW},
  {choice: 'accepted'},
  {choice: 'accepted', at: -1},
])('a stored answer is none when it is corrupt: %j', (stored) => {
  expect(parseStoredConsent(stored)).toBeNull();
});
