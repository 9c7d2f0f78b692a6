import type {OfferMode, OfferWindow} from '../../../app/domain/offers/offer-terms';
import type {OfferCode} from '../../../app/domain/offers/offers';
import {EMULATOR_DISCOUNTS} from '../emulator-offer-codes';
import {startLocalShop} from '../local-shop';
import {OddProvider} from './odd-provider';

/** A moment to count from; any will do. Time stands still unless a case moves it. */
export const START = Date.parse('2026-03-02T15:00:00Z');

const HOUR_MS = 3_600_000;

/** A shop between whose worker and provider an `OddProvider` stands. */
export interface OddShop {
  readonly url: string;
  readonly emulatorUrl: string;
  readonly provider: OddProvider;
  /** Where the clocks of its shoppers stand, epoch milliseconds. */
  readonly opensAt: number;
  close(): Promise<void>;
}

/** @throws {Error} when there is no build in `dist/`. */
export async function startOddShop(mode: OfferMode = 'visitor'): Promise<OddShop> {
  // In a campaign worker and provider look at their own clocks, too.
  const opensAt = mode === 'campaign' ? Math.floor(Date.now() / 1000) * 1000 : START;
  const provider = await OddProvider.start();
  const {url, emulatorUrl, close} = await startLocalShop({
    silent: true,
    quiet: true,
    ...(mode === 'campaign' && {discountCodes: campaignCodes(opensAt)}),
    variables: {
      PUBLIC_STORE_DOMAIN: provider.url,
      PUBLIC_OFFER_MODE: mode,
      ...(mode === 'campaign' && {PRIVATE_OFFER_CODES: campaignVariable(opensAt)}),
    },
  });
  provider.standsBefore(emulatorUrl);
  return {
    url,
    emulatorUrl,
    provider,
    opensAt,
    async close() {
      await close();
      await provider.close();
    },
  };
}

/** The campaign of a shop that opens then: one offer is over, one is to come, two run. */
export function campaignWindows(opensAt: number) {
  const window = (fromHours: number, toHours: number) => ({
    startsAt: opensAt + fromHours * HOUR_MS,
    endsAt: opensAt + toHours * HOUR_MS,
  });
  return {
    'combo-10': window(-48, -1),
    'combo-20': window(1, 48),
    'combo-30': window(-1, 48),
    'cross-sell': window(-1, 24),
  } as const satisfies Partial<Record<OfferCode, OfferWindow>>;
}

function campaignCodes(opensAt: number) {
  const windows: Readonly<Partial<Record<string, OfferWindow>>> = campaignWindows(opensAt);
  return EMULATOR_DISCOUNTS.flatMap((discount) => {
    const active = windows[discount.offer];
    return active ? {...discount, active} : [];
  });
}

/** The same as the worker's `PRIVATE_OFFER_CODES`. */
function campaignVariable(opensAt: number): string {
  const iso = (moment: number) => new Date(moment).toISOString();
  const codes = campaignCodes(opensAt).map(({offer, code, active: {startsAt, endsAt}}) => [
    offer,
    {code, startsAt: iso(startsAt), endsAt: iso(endsAt)},
  ]);
  return JSON.stringify(Object.fromEntries(codes));
}
