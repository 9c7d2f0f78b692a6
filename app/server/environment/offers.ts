/**
 * The variables of the shop's offers (docs/product.md 6.6): the terms on which they are made, and the
 * provider's discount code for each, beside its window.
 */
import {OFFER_CODES, isOfferCode, type OfferCode} from '~/domain/offers/offers';
import {
  OFFER_MODES,
  offerRuns,
  type OfferMode,
  type OfferTerms,
  type OfferWindow,
} from '~/domain/offers/offer-terms';
import {asRecord, parseJson} from '~/domain/text/parse-unknown';

export type OfferCodes = Readonly<Partial<Record<OfferCode, string>>>;

export interface ConfiguredOffers {
  /** The discount code for each offer; an offer without one is charged in full. Never for browsers. */
  readonly codes: OfferCodes;
  /** The terms, which browsers get too. */
  readonly terms: OfferTerms;
}

interface ParsedCode {
  readonly offer: OfferCode;
  readonly code: string;
  readonly window: OfferWindow | null;
}

/** Times need a zone, since a campaign ends for everybody at one moment, wherever the worker runs. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Adds errors to `problems`. */
export function parseOffers(read: (name: string) => string, problems: string[]): ConfiguredOffers {
  const chosen = read('PUBLIC_OFFER_MODE');
  // Locally the demo clocks are fine; a live shop must choose explicitly.
  if (!chosen && read('PUBLIC_SITE_URL').startsWith('https://')) {
    problems.push(
      `PUBLIC_OFFER_MODE is empty: choose one of ${OFFER_MODES.join(', ')} (docs/operating.md, Which offers, where; 'visitor' is advised against in every country listed there)`,
    );
  }
  const mode = chosen || 'visitor';
  if (!isMode(mode)) {
    problems.push(`PUBLIC_OFFER_MODE is none of ${OFFER_MODES.join(', ')}`);
  }
  const parsed = parseCodes(read('PRIVATE_OFFER_CODES'));
  if (!parsed) {
    problems.push(
      `PRIVATE_OFFER_CODES is not a JSON object of codes for ${OFFER_CODES.join(', ')}`,
    );
  }
  const codes = parsed ?? [];
  for (const {offer, window} of codes) {
    if (mode === 'campaign' && !window) {
      problems.push(
        `PRIVATE_OFFER_CODES has no startsAt and endsAt for ${offer}, or not two times with a zone, one after the other`,
      );
    }
  }
  return {
    codes: Object.fromEntries(codes.map(({offer, code}) => [offer, code])),
    terms: {
      mode: isMode(mode) ? mode : 'visitor',
      windows:
        mode === 'campaign'
          ? Object.fromEntries(
              codes.flatMap(({offer, window}) => (window ? [[offer, window]] : [])),
            )
          : {},
    },
  };
}

/** The codes that the worker may name to the provider at `now` (epoch milliseconds), whatever a browser believes. */
export function runningCodes({codes, terms}: ConfiguredOffers, now: number): OfferCodes {
  return Object.fromEntries(
    OFFER_CODES.flatMap((offer) => {
      const code = codes[offer];
      return code && offerRuns(terms, offer, now) ? [[offer, code]] : [];
    }),
  );
}

/** The codes that the worker may name at this moment. */
export function currentCodes(offers: ConfiguredOffers): OfferCodes {
  return runningCodes(offers, Date.now());
}

function isMode(text: string): text is OfferMode {
  return OFFER_MODES.some((mode) => mode === text);
}

/** Parses a map from offer to code: empty if unset, null if malformed. */
function parseCodes(text: string): readonly ParsedCode[] | null {
  if (text === '') return [];
  const codes = asRecord(parseJson(text));
  if (!codes) return null;
  const parsed = Object.entries(codes).map(([offer, value]) => parseCode(offer, value));
  const valid = parsed.filter((each) => each !== null);
  return valid.length === parsed.length ? valid : null;
}

/** A bare code, or a code with its window: `{"code", "startsAt", "endsAt"}`. */
function parseCode(offer: string, value: unknown): ParsedCode | null {
  if (!isOfferCode(offer)) return null;
  const entry = asRecord(value);
  const code = entry ? entry.code : value;
  if (typeof code !== 'string' || code.trim() === '') return null;
  return {offer, code, window: entry && parseWindow(entry.startsAt, entry.endsAt)};
}

function parseWindow(from: unknown, to: unknown): OfferWindow | null {
  const [startsAt, endsAt] = [parseMoment(from), parseMoment(to)];
  return startsAt !== null && endsAt !== null && startsAt < endsAt ? {startsAt, endsAt} : null;
}

/** Epoch milliseconds. */
function parseMoment(value: unknown): number | null {
  const moment = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(moment) ? null : moment;
}
