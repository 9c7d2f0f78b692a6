import {Suspense, useEffect, useState} from 'react';
import type {Choice, Measurement} from '~/domain/privacy/measurement';
import {choose, consentStore, useChoice} from '~/state/consent';
import {useConnect} from '~/state/browser/persistent-store';
import {privacyDialog, usePrivacyDialog} from '~/state/dialogs';
import {PrivacyNotice} from './PrivacyNotice';
import {optionalPart} from '~/components/ui/hydration/use-lazy-part';

/** If the dialog's code cannot be loaded, the notice in the page replaces it. */
const PrivacyDialog = optionalPart(() => import('./PrivacyDialog'), PrivacyNotice);
/** If this code cannot be loaded, visits are not measured. */
const PageViews = optionalPart(() => import('./PageViews'));

/**
 * Asks for consent to measurement and loads the code only after consent. The footer's button reopens it. Lazy-loaded,
 * hence the default export.
 */
export default function PrivacyHost({measurement}: {measurement: Measurement}) {
  useConnect(consentStore);
  const choice = useChoice();
  const wanted = usePrivacyDialog((dialog) => dialog.wanted);
  const [measured, setMeasured] = useState(false);
  const accepted = choice === 'accepted';
  const {shop, vitalsUrl} = measurement;

  // Withdrawing consent needs the code once more, to delete the visitor's ids.
  if (accepted && !measured) setMeasured(true);
  useEffect(() => {
    if (!accepted || !vitalsUrl) return;
    import('~/state/report-web-vitals').then(
      ({reportWebVitals}) => reportWebVitals(vitalsUrl),
      // If the page's speed cannot be measured, its visitor loses nothing.
      () => {},
    );
  }, [accepted, vitalsUrl]);

  useEffect(() => {
    privacyDialog.setState({ready: true});
    return () => privacyDialog.setState({ready: false, wanted: false});
  }, []);
  const answer = (next: Choice) => {
    choose(next);
    close();
  };
  return (
    <>
      {wanted && choice !== undefined ? (
        <Suspense fallback={null}>
          <PrivacyDialog onChoose={answer} onClose={close} />
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

function close(): void {
  privacyDialog.setState({wanted: false});
}
