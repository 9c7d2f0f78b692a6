import {lazy, Suspense, useEffect, useState} from 'react';
import type {Choice} from '~/domain/site/consent';
import type {Measurement} from '~/domain/site/measurement';
import {choose, consentStore, useChoice} from '~/state/consent';
import {useConnect} from '~/state/browser/persistent-store';
import {loadPatiently} from '../ui/hydration/load-patiently';
import {PRIVACY_BUTTON_ID} from './privacy-button';
import {PrivacyNotice} from './PrivacyNotice';

const STORES = [consentStore];
/** Who cannot have the dialog's code is asked in the page. */
const PrivacyDialog = lazy(() => import('./PrivacyDialog').catch(() => ({default: PrivacyNotice})));
const PageViews = lazy(() => loadPatiently(() => import('./PageViews')));

/**
 * Asks whether visits may be measured, and measures them once they may: before that, no code for it
 * is fetched. The footer's button asks again. Lazy-loaded, hence the default export.
 */
export default function PrivacyHost({measurement}: {measurement: Measurement}) {
  useConnect(STORES);
  const choice = useChoice();
  const [wanted, setWanted] = useState(false);
  const [measured, setMeasured] = useState(false);
  const accepted = choice === 'accepted';
  const {shop, vitalsUrl} = measurement;

  // A visitor who takes the permission back needs the code once more, to forget them.
  if (accepted && !measured) setMeasured(true);
  useEffect(() => {
    if (!accepted || !vitalsUrl) return;
    import('~/state/report-web-vitals').then(
      ({reportWebVitals}) => reportWebVitals(vitalsUrl),
      // A page whose speed is not known is no loss to its visitor.
      () => {},
    );
  }, [accepted, vitalsUrl]);

  useEffect(() => onPrivacyButton(() => setWanted(true)), []);
  const answer = (next: Choice) => {
    choose(next);
    setWanted(false);
  };
  return (
    <>
      {wanted && choice !== undefined ? (
        <Suspense fallback={null}>
          <PrivacyDialog onChoose={answer} onClose={() => setWanted(false)} />
        </Suspense>
      ) : choice === null ? (
        <PrivacyNotice onChoose={answer} />
      ) : null}
      {measured && shop ? (
        <Suspense>
          <PageViews shop={shop} accepted={accepted} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Switches the footer's button on, and listens to it until the function returned is called. */
function onPrivacyButton(callback: () => void): () => void {
  const button = document.getElementById(PRIVACY_BUTTON_ID);
  button?.removeAttribute('disabled');
  button?.addEventListener('click', callback);
  return () => button?.removeEventListener('click', callback);
}
