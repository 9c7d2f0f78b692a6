import {useEffect, useState} from 'react';
import {wishes as copy} from '~/copy/wishlist';
import {useAccount} from '~/state/account/account';
import {openAccounts} from '~/state/account/connect-account';
import {areWishesApart} from '~/state/wishlist/wishes-apart';
import {Button} from '../ui/Button';
import {Notice} from '../ui/notices/Notice';

/**
 * That the wishes of this browser do not go to the account, and the way to let them. Lazy-loaded, hence
 * the default export.
 */
export function WishesApart() {
  const userId = useAccount((account) => (account.status === 'signed-in' ? account.userId : null));
  const [apart, setApart] = useState(false);
  useEffect(() => setApart(userId !== null && areWishesApart(userId)), [userId]);
  if (!apart) return null;
  async function join() {
    const accounts = await openAccounts().catch(() => null);
    if (!accounts) return;
    accounts.joinWishes();
    setApart(false);
  }
  return (
    <div className="mt-6 max-w-xl">
      <Notice tone="info" title={copy.apart}>
        <p>{copy.apartText}</p>
        <Button look="secondary" size="sm" className="mt-3" onClick={() => void join()}>
          {copy.join}
        </Button>
      </Notice>
    </div>
  );
}
