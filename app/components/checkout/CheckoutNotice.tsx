import {Suspense} from 'react';
import {checkout as copy, checkoutDropped, checkoutRefusal} from '~/copy/cart';
import type {HandOffNotice} from '~/domain/checkout/amount-due';
import type {PriceDifference} from '~/state/checkout/hand-off';
import {ExternalLink} from '~/components/ui/ExternalLink';
import {Notice} from '~/components/ui/notices/Notice';
import {DifferenceNotice} from './DifferenceNotice';
import {optionalPart} from '~/components/ui/hydration/use-lazy-part';

interface CheckoutNoticeProps {
  readonly notice: HandOffNotice;
  /** Changed amounts to confirm before paying. */
  readonly difference: PriceDifference | null;
  /** Whether anything in the cart can be bought. */
  readonly payable: boolean;
  /** Whether paid files are shown to this browser without an account. */
  readonly filesHere: boolean;
  readonly onGoOn: () => void;
  readonly onBack: () => void;
}

const importDialog = () => import('./DifferenceDialog');
/** If the dialog's code cannot be loaded, the notice in the page replaces it. */
const DifferenceDialog = optionalPart(importDialog, DifferenceNotice);

/** Preloads the dialog when the checkout is requested. */
export function fetchDifferenceDialog(): void {
  // A failure is handled when the dialog is needed.
  importDialog().catch(() => {});
}

/** Result of the hand-off, shown before payment. */
export function CheckoutNotice({notice, difference, filesHere, ...ways}: CheckoutNoticeProps) {
  if (difference) {
    return (
      <Suspense fallback={null}>
        <DifferenceDialog url={difference.url} difference={difference.difference} {...ways} />
      </Suspense>
    );
  }
  switch (notice.kind) {
    case 'idle':
    case 'processing':
      return null;
    // The region around it speaks: one that comes with its text may not.
    case 'opened':
      return (
        <Notice tone="info" role="note" title={copy.openedTitle}>
          <p>{filesHere ? copy.openedFiles : copy.openedText}</p>
        </Notice>
      );
    case 'blocked':
      return (
        <Notice tone="warning" title={copy.blockedTitle}>
          <p>
            {copy.blockedText} <CheckoutLink url={notice.url} />
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
          <p>
            {checkoutDropped[notice.reason]} {notice.url ? <CheckoutLink url={notice.url} /> : null}
          </p>
        </Notice>
      );
  }
}

function CheckoutLink({url}: {url: string}) {
  return (
    <ExternalLink href={url} className="underline">
      {copy.openLink}
    </ExternalLink>
  );
}
