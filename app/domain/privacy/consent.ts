/**
 * Consent to measurement (docs/product.md 13): asked once and valid for a year. Nothing is measured before an answer.
 * Browsers that send Global Privacy Control are not asked.
 */
import {CONSENT_KEPT_MS} from '~/domain/limits';
import {asEpoch, asRecord} from '~/domain/text/parse-unknown';

export type Choice = 'accepted' | 'rejected';

/** Null before there was an answer. */
export type Consent = {readonly choice: Choice; readonly at: number} | null;

/** The stored consent; null if missing or corrupt. */
export function parseStoredConsent(stored: unknown): Consent {
  const record = asRecord(stored);
  const {choice} = record ?? {};
  const at = asEpoch(record?.at);
  return (choice === 'accepted' || choice === 'rejected') && at !== null ? {choice, at} : null;
}

/** The current choice; null if the visitor must be asked. */
export function currentChoice(consent: Consent, refusedByBrowser: boolean, now: number) {
  if (consent && now - consent.at < CONSENT_KEPT_MS) return consent.choice;
  return refusedByBrowser ? 'rejected' : null;
}
