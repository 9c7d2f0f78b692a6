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
        <DifferenceNotice
          url={state.url}
          difference={state.difference}
          payable={payable}
          onBack={onBack}
        />
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
