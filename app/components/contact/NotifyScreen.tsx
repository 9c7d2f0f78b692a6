import {notify as copy, notifyErrors} from '~/copy/contact';
import type {NotifyAnswer} from '~/domain/contact/notify-request';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {NotFound} from '../layout/NotFound';
import {ButtonLink} from '../ui/Button';
import {Notice} from '../ui/notices/Notice';
import {NotifyForm} from './NotifyForm';

/** A product as one asks for it; null for a topic, or while the shop cannot be asked. */
export interface NotifyProduct {
  readonly title: string;
  /** Whether it can be bought already. */
  readonly onSale: boolean;
}

interface NotifyScreenProps {
  /** Null when the address names nothing that the shop has. */
  readonly subject: string | null;
  readonly product: NotifyProduct | null;
  readonly answer: NotifyAnswer | undefined;
}

/** Where an e-mail is left, and what became of one. */
export function NotifyScreen({subject, product, answer}: NotifyScreenProps) {
  if (!subject) {
    return (
      <div className="page py-8">
        <NotFound title={copy.heading} text={notifyErrors['no-subject'] ?? ''} />
      </div>
    );
  }
  const title = product?.title ?? null;
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={product?.onSale ? '' : copy.intro(copy.what(subject, title))}
        facts={[]}
        trail={[]}
      />
      <div className="page pb-6">
        <div className="max-w-xl">
          {answer?.sent ? (
            <>
              <Notice tone="success" title={copy.doneTitle}>
                <p>{copy.done}</p>
              </Notice>
              <ButtonLink to="/ebooks-plr" look="outline" className="mt-5">
                {copy.back}
              </ButtonLink>
            </>
          ) : product?.onSale ? (
            <>
              <Notice tone="info" title={copy.onSaleTitle(product.title)}>
                <p>{copy.onSale}</p>
              </Notice>
              <ButtonLink to={`/producto/${subject}`} className="mt-5">
                {copy.seeProduct}
              </ButtonLink>
            </>
          ) : (
            <NotifyForm key={subject} subject={subject} answer={answer} />
          )}
        </div>
      </div>
    </>
  );
}
