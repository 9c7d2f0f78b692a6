import {contact as copy} from '~/copy/contact';
import type {ContactAnswer} from '~/domain/contact/contact-forms';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {PolicyLinks} from '../layout/PolicyLinks';
import {ButtonLink} from '../ui/Button';
import {SellerDetails} from './SellerDetails';
import {HelpForm} from './HelpForm';
import {WhatsAppLink} from '~/components/ui/WhatsAppLink';

interface ContactScreenProps {
  readonly supportEmail: string | null;
  /** Result of the submitted form. */
  readonly answer: ContactAnswer | undefined;
}

/** Contact before a purchase, and who answers. */
export function ContactScreen({supportEmail, answer}: ContactScreenProps) {
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={[]} trail={[]} />
      <div className="page grid items-start gap-8 pb-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <HelpForm supportEmail={supportEmail} answer={answer} columns="" />
        <div className="grid gap-6">
          <section className="rounded-2xl bg-paper-deep px-7 py-8">
            <h2 className="text-2xl">{copy.sellerTitle}</h2>
            <SellerDetails />
            <WhatsAppLink />
          </section>
          <section className="rounded-2xl bg-paper-deep px-7 py-8">
            <h2 className="text-2xl">{copy.rightsTitle}</h2>
            <p className="mt-2 text-muted">{copy.rightsText}</p>
            <ButtonLink to="/arrepentimiento" look="outline" className="mt-5 max-w-full px-4!">
              {copy.rightsLink}
            </ButtonLink>
            <PolicyLinks className="mt-4" />
          </section>
        </div>
      </div>
    </>
  );
}
