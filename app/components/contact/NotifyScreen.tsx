import {notify as copy, notifyErrors} from '~/copy/contact';
import type {NotifyAnswer} from '~/domain/contact/contact-forms';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {NotFound} from '~/components/layout/ErrorScreen';
import {ButtonLink, BusyButton} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';
import {Form, useNavigation} from '@remix-run/react';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';
import type {Image} from '~/domain/product/product';
import {HoneypotField, TextField} from '~/components/ui/Field';

/** A product's accusative name; null for a topic or if the shop did not respond. */
export interface NotifyProduct {
  readonly title: string;
  /** The first picture. */
  readonly image: Image | null;
  /** Whether the product can be bought already. */
  readonly onSale: boolean;
}

interface NotifyScreenProps {
  /** Null if the URL names nothing in the shop. */
  readonly subject: string | null;
  readonly product: NotifyProduct | null;
  readonly answer: NotifyAnswer | undefined;
}

/** The form for an e-mail, and the outcome after it was sent. */
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
      <div className="page grid items-center gap-8 pb-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
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
        {product ? (
          <ResponsiveImage
            image={product.image}
            alt=""
            width={288}
            height={360}
            sizes="(min-width: 64rem) 288px, 144px"
            priority
            className="mx-auto aspect-4/5 w-full max-w-36 rounded-lg object-cover shadow-lift max-lg:order-first lg:max-w-72"
          />
        ) : (
          <img
            src="/illustrations/ebooks.svg"
            alt=""
            width={240}
            height={200}
            loading="lazy"
            className="mx-auto h-auto w-64 max-lg:hidden"
          />
        )}
      </div>
    </>
  );
}

interface NotifyFormProps {
  /** A topic or a product's handle. */
  readonly subject: string;
  readonly answer?: Extract<NotifyAnswer, {sent: false}> | undefined;
}

/** Takes an e-mail with consent; always answers with a page of its own. */
export function NotifyForm({subject, answer}: NotifyFormProps) {
  const {state, formAction} = useNavigation();
  const sending = state === 'submitting' && formAction?.startsWith('/avisame') === true;
  return (
    // The browser's own messages are in its language, not in the shop's.
    <Form
      method="post"
      action={`/avisame?de=${subject}`}
      noValidate
      className="grid gap-4 rounded-2xl border border-arena bg-white p-6 shadow-card sm:p-10"
    >
      <input type="hidden" name="de" value={subject} />
      <TextField
        label={copy.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={answer?.fields['email'] ?? ''}
        required
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="consent"
          value="si"
          defaultChecked={Boolean(answer?.fields['consent'])}
          required
          className="tick-box"
        />
        {copy.consent}
      </label>
      <HoneypotField label={copy.trap} />
      {answer && !sending ? (
        <Notice tone="destructive" title={copy.failedTitle}>
          {answer.problems.map(({error}) => (
            <p key={error}>{notifyErrors[error]}</p>
          ))}
        </Notice>
      ) : null}
      <BusyButton type="submit" busy={sending}>
        {sending ? copy.sending : copy.action}
      </BusyButton>
    </Form>
  );
}
