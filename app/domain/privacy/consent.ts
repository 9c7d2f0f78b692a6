/**
 * Whether a visitor lets the shop measure visits. Asked once and kept for a year; until there is an
 * answer nothing is measured. A browser that says no for its owner (Global Privacy Control) is not
 * asked (docs/product.md 13).
 */
import {CONSENT_KEPT_MS} from '~/domain/limits';
import {asEpoch, asRecord} from '~/domain/text/parse-unknown';

export type Choice = 'accepted' | 'rejected';

/** Null before there was an answer. */
export type Consent = {readonly choice: Choice; readonly at: number} | null;

/** What was stored; null when it is none, or corrupt. */
export function parseStoredConsent(stored: unknown): Consent {
  const record = asRecord(stored);
  const {choice} = record ?? {};
  const at = asEpoch(record?.at);
  return (choice === 'accepted' || choice === 'rejected') && at !== null ? {choice, at} : null;
}

/** The answer that counts now; null when the visitor is to be asked. */
export function currentChoice(consent: Consent, refusedByBrowser: boolean, now: number) {
  if (consent && now - consent.at < CONSENT_KEPT_MS) return consent.choice;
  return refusedByBrowser ? 'rejected' : null;
}
