import {describe, expect, it} from 'vitest';
import {checkMarketplaces} from '../../../../scripts/doctor/check-marketplaces';
import {marketplaces, platformFees} from '~/content/marketplaces';
import {currentRule} from '~/domain/marketplaces/marketplace-rules';

const DAY = 24 * 60 * 60 * 1000;
const READ = Date.parse('2026-11-26');
const rule = {
  id: 'x',
  platform: 'X',
  use: 'Vender el ebook',
  verdict: 'forbidden',
  quotation: 'No PLR',
  source: 'https://x.example/rules',
  readAt: '2026-11-26',
  advice: '',
  ask: 'https://x.example',
} as const;

describe('a marketplace rule', () => {
  it('stands for 90 days, and is unconfirmed a millisecond later', () => {
    expect(currentRule(rule, READ + 90 * DAY)).toMatchObject({verdict: 'forbidden', stale: false});
    expect(currentRule(rule, READ + 90 * DAY + 1)).toMatchObject({
      verdict: 'unconfirmed',
      stale: true,
    });
  });

  it('is unconfirmed when nobody can say when it was read', () => {
    expect(currentRule({...rule, readAt: null}, READ).verdict).toBe('unconfirmed');
  });

  it('does not age where the shop itself makes it', () => {
    const own = {...rule, verdict: 'allowed', own: true, readAt: null} as const;
    expect(currentRule(own, READ + 5000 * DAY).verdict).toBe('allowed');
  });
});

describe("the shop's list of marketplaces", () => {
  it('has a source, its words and a day for each verdict, and a place to ask for each other', () => {
    for (const {verdict, source, quotation, readAt, ask, own} of marketplaces) {
      expect(ask).toMatch(own ? /^\// : /^https:\/\//);
      if (verdict === 'unconfirmed') continue;
      expect(quotation).toBeTruthy();
      expect(source).toMatch(own ? /^\// : /^https:\/\//);
      if (!own) expect(Date.parse(readAt ?? '')).not.toBeNaN();
    }
  });

  it('is a warning of the doctor from the day on which a rule or a fee is stale', () => {
    const fees = platformFees.map((fee) => ({...fee, readAt: '2026-11-26'}));
    expect(checkMarketplaces(READ + 90 * DAY, [rule], fees).level).toBe('ok');
    expect(checkMarketplaces(READ + 91 * DAY, [rule], fees)).toMatchObject({
      level: 'warn',
      message: expect.stringContaining('X, fee of checkout-propio') as string,
    });
  });
});
