import {lazy, Suspense} from 'react';
import {checkout as copy, checkoutDropped, checkoutRefusal} from '~/copy/cart';
import type {HandOffNotice} from '~/domain/checkout/hand-off-notice';
import type {ToldDifference} from '~/state/checkout/hand-off';
import {ExternalLink} from '~/components/ui/ExternalLink';
import {Notice} from '~/components/ui/notices/Notice';
import {DifferenceNotice} from './DifferenceNotice';

interface CheckoutNoticeProps {
  readonly notice: HandOffNotice;
  /** What must be told before the shopper pays. */
  readonly told: ToldDifference | null;
  /** Whether anything in the cart can be bought. */
  readonly payable: boolean;
  /** Whether paid files are shown to this browser without an account. */
  readonly filesHere: boolean;
  readonly onGoOn: () => void;
  readonly onBack: () => void;
}

const importDialog = () => import('./DifferenceDialog');
/** Where the dialog's code cannot be fetched, the notice in the page says the same. */
const DifferenceDialog = lazy(() => importDialog().catch(() => ({default: DifferenceNotice})));

/** To be called when the checkout is asked, so that the code is here with the answer. */
export function fetchDifferenceDialog(): void {
  // A failure is dealt with when there is a difference to tell.
  importDialog().catch(() => {});
}

/** What became of the hand-off, said before the shopper pays. */
export function CheckoutNotice({notice, told, filesHere, ...ways}: CheckoutNoticeProps) {
  if (told) {
    return (
      <Suspense fallback={null}>
        <DifferenceDialog url={told.url} difference={told.difference} {...ways} />
      </Suspense>
    );
  }
  switch (notice.kind) {
    case 'idle':
    case 'processing':
      return null;
    case 'opened':
      return (
        <Notice tone="success" title={copy.openedTitle}>
          <p>
            {filesHere ? copy.openedFiles : ''} {copy.openedText} <CheckoutLink url={notice.url} />
          </p>
        </Notice>
      );
    case 'blocked':
      return (
        <Notice tone="warning" title={copy.blockedTitle}>
          <p>{copy.blockedText}</p>
          <p className="mt-2">
            <CheckoutLink url={notice.url} />
          </p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="destructive" title={copy.failedTitle}>
          <p>{checkoutRefusal(notice.reason)}</p>
        </Notice>
      );
    case 'dropped':
      return (
        <Notice tone="warning" title={copy.droppedTitle}>
          <p>{checkoutDropped[notice.reason]}</p>
        </Notice>
      );
  }
}

function CheckoutLink({url}: {url: string}) {
  return (
    <ExternalLink href={url} className="font-bold underline">
      {copy.openLink}
    </ExternalLink>
  );
}
