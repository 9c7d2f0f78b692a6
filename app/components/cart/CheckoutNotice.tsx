import {checkout as copy, checkoutRefusal} from '~/copy/cart';
import {formatPriceWithCurrency} from '~/copy/format-price';
import type {CheckoutState} from '~/state/use-checkout';
import {Button, buttonClass} from '../ui/Button';
import {Notice} from '../ui/Notice';

interface CheckoutNoticeProps {
  readonly state: CheckoutState;
  readonly onBack: () => void;
}

/** What became of the hand-off, said before the shopper pays. */
export function CheckoutNotice({state, onBack}: CheckoutNoticeProps) {
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
    case 'differs': {
      const asked = formatPriceWithCurrency(state.asked);
      return (
        <Notice tone="warning" title={copy.differsTitle}>
          <p>{copy.differsText(formatPriceWithCurrency(state.shown), asked)}</p>
          <div className="mt-3 grid gap-2">
            <a
              href={state.url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({look: 'secondary'})}
            >
              {copy.goOn(asked)}
            </a>
            <Button look="outline" onClick={onBack}>
              {copy.goBack}
            </Button>
          </div>
        </Notice>
      );
    }
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
