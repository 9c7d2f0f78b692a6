/** The visitor's answer in this browser: the rules are `app/domain/privacy/measurement.ts`. */
import {
  currentChoice,
  parseStoredConsent,
  type Choice,
  type Consent,
  reportedAddress,
} from '~/domain/privacy/measurement';
import {CONSENT_STORAGE_KEY} from '~/domain/limits';
import {now} from './browser/clock';
import {createPersistentStore, useStored} from './browser/persistent-store';
import {onCLS, onFCP, onINP, onLCP, onTTFB, type Metric} from 'web-vitals';

export const consentStore = createPersistentStore<Consent>({
  key: CONSENT_STORAGE_KEY,
  initial: null,
  parse: parseStoredConsent,
});

/** Undefined until storage is read; null if the visitor must be asked. */
export function useChoice(): Choice | null | undefined {
  return useStored(consentStore, (consent, ready) => (ready ? choiceOf(consent) : undefined));
}

/** Whether visits may be measured at this moment. */
export function isAccepted(): boolean {
  return choiceOf(consentStore.store.getState().value) === 'accepted';
}

export function choose(choice: Choice): void {
  const consent = {choice, at: now()};
  consentStore.change(() => consent);
}

function choiceOf(consent: Consent): Choice | null {
  const {globalPrivacyControl} = navigator as {globalPrivacyControl?: boolean};
  return currentChoice(consent, globalPrivacyControl === true, now());
}

let reporting = false;

/**
 * Reports how fast and steady this page was, once, for as long as the visitor agrees. The path goes along, without its
 * query, and nothing that identifies the visitor.
 */
export function reportWebVitals(address: string): void {
  if (reporting) return;
  reporting = true;
  const report = ({name, value, rating, navigationType}: Metric) => {
    const path = reportedAddress(window.location.href)?.path;
    if (!path || !isAccepted()) return;
    navigator.sendBeacon(address, JSON.stringify({name, value, rating, navigationType, path}));
  };
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
