import {describe, expect, it} from 'vitest';
import {parseEnvironment, type EnvironmentError} from '~/server/environment/environment';
import {runningCodes} from '~/server/environment/offers';

const SHOP = {PUBLIC_STORE_DOMAIN: 'tienda.example', PUBLIC_STOREFRONT_API_TOKEN: 'token'};
const FROM = '2026-11-27T00:00:00-06:00';
const TO = '2026-12-01T00:00:00-06:00';
const WINDOW = {startsAt: Date.UTC(2026, 10, 27, 6), endsAt: Date.UTC(2026, 11, 1, 6)};
const NOT_CODES =
  'PRIVATE_OFFER_CODES is not a JSON object of codes for combo-10, combo-20, combo-30, cross-sell';
const NO_WINDOW =
  'PRIVATE_OFFER_CODES has no startsAt and endsAt for combo-30, or not two times with a zone, one after the other';

function offersOf(mode: string, codes: unknown = '') {
  const text = typeof codes === 'string' ? codes : JSON.stringify(codes);
  return parseEnvironment({...SHOP, PUBLIC_OFFER_MODE: mode, PRIVATE_OFFER_CODES: text}).offers;
}

function problems(mode: string, codes: unknown): readonly string[] {
  try {
    offersOf(mode, codes);
    return [];
  } catch (error) {
    return (error as EnvironmentError).problems;
  }
}

describe('the terms of the offers', () => {
  it("are each visitor's own clocks unless told", () => {
    expect(offersOf('')).toEqual({codes: {}, terms: {mode: 'visitor', windows: {}}});
    expect(offersOf('', {'combo-30': 'X'}).codes).toEqual({'combo-30': 'X'});
  });

  it("take a campaign's windows from beside its codes, which they do not hold", () => {
    const codes = {'combo-30': {code: 'X', startsAt: FROM, endsAt: TO}};
    expect(offersOf('campaign', codes)).toEqual({
      codes: {'combo-30': 'X'},
      terms: {mode: 'campaign', windows: {'combo-30': WINDOW}},
    });
    expect(offersOf('visitor', codes)).toEqual({
      codes: {'combo-30': 'X'},
      terms: {mode: 'visitor', windows: {}},
    });
  });

  it('are chosen by whoever deploys: a shop at an address of its own may not leave them open', () => {
    const at = (url: string, mode: string) => () =>
      parseEnvironment({...SHOP, PUBLIC_SITE_URL: url, PUBLIC_OFFER_MODE: mode});
    expect(at('https://tienda.example', '')).toThrow('PUBLIC_OFFER_MODE is empty');
    expect(at('https://tienda.example', 'none')).not.toThrow();
    expect(at('http://localhost:3000', '')).not.toThrow();
  });

  it('are one of three', () => {
    expect(offersOf('none').terms.mode).toBe('none');
    expect(problems('always', '')).toEqual([
      'PUBLIC_OFFER_MODE is none of visitor, campaign, none',
    ]);
  });

  it.each([
    ['no window', 'X'],
    ['a time without a zone', {code: 'X', startsAt: '2026-11-27T00:00:00', endsAt: TO}],
    ['an end before its beginning', {code: 'X', startsAt: TO, endsAt: FROM}],
    ['a day that is none', {code: 'X', startsAt: FROM, endsAt: '2026-13-01T00:00:00Z'}],
  ])('in a campaign refuse %s', (_, value) => {
    expect(problems('campaign', {'combo-30': value})).toEqual([NO_WINDOW]);
  });

  it.each(['x', '[]', '{"combo-99":"X"}', '{"combo-30":" "}', '{"combo-30":{"startsAt":"x"}}'])(
    'refuse %s in any mode',
    (text) => {
      expect(problems('visitor', text)).toEqual([NOT_CODES]);
    },
  );
});

describe('the codes that the worker names', () => {
  const codes = {'combo-30': {code: 'X', startsAt: FROM, endsAt: TO}};

  it('are those whose window runs by its own clock', () => {
    const campaign = offersOf('campaign', codes);
    expect(runningCodes(campaign, WINDOW.startsAt - 1)).toEqual({});
    expect(runningCodes(campaign, WINDOW.startsAt)).toEqual({'combo-30': 'X'});
    expect(runningCodes(campaign, WINDOW.endsAt - 1)).toEqual({'combo-30': 'X'});
    expect(runningCodes(campaign, WINDOW.endsAt)).toEqual({});
  });

  it('are all of them where visitors have clocks, and none where no offers are made', () => {
    expect(runningCodes(offersOf('visitor', codes), 0)).toEqual({'combo-30': 'X'});
    expect(runningCodes(offersOf('none', codes), WINDOW.startsAt)).toEqual({});
  });
});
