import {useEffect} from 'react';
import type {AccountsConfig} from '~/state/account/account';
import {now} from '~/state/browser/clock';
import {onReturn} from '~/state/browser/on-return';
import {settleAndAnnounce} from './settle-and-announce';

/** The least time between two questions of one tab. */
const PAUSE_MS = 15_000;

/**
 * Asks for open payments when a page is opened and when the shopper comes back to its tab, and says what was
 * taken out of the cart. Rendered while there is a payment to ask for; lazy-loaded, hence the default export.
 */
export default function PaymentWatch({accounts}: {accounts: AccountsConfig}) {
  useEffect(() => {
    let askedAt = 0;
    const ask = () => {
      if (now() - askedAt < PAUSE_MS) return;
      askedAt = now();
      void settleAndAnnounce(accounts);
    };
    ask();
    return onReturn(ask);
  }, [accounts]);
  return null;
}
