import {lazy, Suspense} from 'react';
import {checkout as copy, checkoutRefusal} from '~/copy/cart';
import type {CheckoutState} from '~/state/cart/use-checkout';
import {Notice} from '../ui/Notice';
import {DifferenceNotice} from './DifferenceNotice';

interface CheckoutNoticeProps {
  readonly state: CheckoutState;
  /** Whether anything in the cart can be bought. */
  readonly payable: boolean;
  readonly onBack: () => void;
}

const importDialog = () => import('./DifferenceDialog');
/** Who cannot have the dialog's code is told in the page. */
const DifferenceDialog = lazy(() => importDialog().catch(() => ({default: DifferenceNotice})));

/** To be called when the checkout is asked, so that the code is here with the answer. */
export function fetchDifferenceDialog(): void {
  // A failure is dealt with when there is a difference to tell.
  importDialog().catch(() => {});
}

/** What became of the hand-off, said before the shopper pays. */
export function CheckoutNotice({state, payable, onBack}: CheckoutNoticeProps) {
  switch (state.kind) {
    case 'idle':
    case 'processing':
      return null;
    case 'opened':
      return (
        <Notice tone="success" title={copy.openedTitle}>
          <p>
            {copy.openedText} <CheckoutLink url={state.url} />
          </p>
        </Notice>
      );
    case 'blocked':
      return (
        <Notice tone="warning" title={copy.blockedTitle}>
          <p>{copy.blockedText}</p>
          <p className="mt-2">
            <CheckoutLink url={state.url} />
          </p>
        </Notice>
      );
    case 'differs':
      return (
        <Suspense fallback={null}>
          <DifferenceDialog
            url={state.url}
            difference={state.difference}
            payable={payable}
            onBack={onBack}
          />
        </Suspense>
      );
    case 'failed':
      return (
        <Notice tone="destructive" title={copy.failedTitle}>
          <p>{checkoutRefusal(state.reason)}</p>
        </Notice>
      );
  }
}

function CheckoutLink({url}: {url: string}) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="font-bold underline">
      {copy.openLink}
    </a>
  );
}
