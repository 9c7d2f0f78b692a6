import {library, receipt as copy} from '~/copy/library';
import {useAccount} from '~/state/account/account';
import {ButtonLink} from '../ui/Button';
import {Notice} from '../ui/notices/Notice';
import {Spinner} from '../ui/notices/Spinner';
import {OwnReceipt} from './OwnReceipt';

/** A receipt to print. The order is named behind the '#', which no server is told. */
export function ReceiptScreen() {
  const status = useAccount((account) => account.status);
  const email = useAccount((account) => (account.status === 'signed-in' ? account.email : ''));
  const wait = <Spinner label={library.loading} illustration="/illustrations/ebooks.svg" />;
  return (
    <section className="page min-h-[80svh] py-8 sm:py-12">
      <h1 className="sr-only">{copy.heading}</h1>
      {status === 'signed-in' ? (
        <OwnReceipt email={email} />
      ) : status === 'unknown' ? (
        wait
      ) : (
        <div className="max-w-xl">
          <Notice tone="info" title={copy.unknown}>
            <p>{copy.unknownText}</p>
            <ButtonLink to="/mis-productos" size="sm" className="mt-3">
              {copy.back}
            </ButtonLink>
          </Notice>
        </div>
      )}
    </section>
  );
}
