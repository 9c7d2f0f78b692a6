/** The visitor's answer in this browser: the rules are `app/domain/privacy/measurement.ts`. */
import {
  currentChoice,
  parseStoredConsent,
  type Choice,
  type Consent,
} from '~/domain/privacy/measurement';
import {CONSENT_STORAGE_KEY} from '~/domain/limits';
import {now} from './browser/clock';
import {createPersistentStore, useStored} from './browser/persistent-store';

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
