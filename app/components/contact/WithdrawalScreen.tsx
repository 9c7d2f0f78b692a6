import {withdrawal as copy} from '~/copy/contact';
import type {RequestAnswer} from '~/domain/contact/consumer-request';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {useSeller} from '../layout/use-seller';
import {PolicyLinks} from '../layout/PolicyLinks';
import {Notice} from '../ui/notices/Notice';
import {SellerDetails} from './SellerDetails';
import {WithdrawalForm} from './WithdrawalForm';
import {WithdrawalReceipt} from './WithdrawalReceipt';

interface WithdrawalScreenProps {
  /** Whether there is something that stores a request. */
  readonly available: boolean;
  readonly answer: RequestAnswer | undefined;
}

/** One form, one number: no account, and no scripts needed. */
export function WithdrawalScreen({available, answer}: WithdrawalScreenProps) {
  const {supportEmail} = useSeller();
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={[]} trail={[]} />
      <div className="page grid grid-cols-1 items-start gap-10 pb-6 lg:grid-cols-[1fr_22rem] lg:gap-12">
        {answer?.sent ? (
          <WithdrawalReceipt receipt={answer} />
        ) : available ? (
          <WithdrawalForm answer={answer} />
        ) : (
          <Notice tone="info" title={copy.offTitle}>
            <p>
              {copy.offText}{' '}
              {supportEmail ? (
                <a href={`mailto:${supportEmail}`} className="font-bold wrap-anywhere underline">
                  {supportEmail}
                </a>
              ) : null}
            </p>
          </Notice>
        )}
        <aside className="rounded-2xl bg-paper-deep px-7 py-8">
          <h2 className="text-xl">{copy.lawTitle}</h2>
          <p className="mt-2 text-muted">{copy.law}</p>
          <PolicyLinks className="mt-2" />
          <SellerDetails />
        </aside>
      </div>
    </>
  );
}
