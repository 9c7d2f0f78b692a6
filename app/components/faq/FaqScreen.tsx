import type {FaqItem} from '~/content/faq';
import {faqScreen as copy} from '~/copy/faq';
import type {LicenceLabels} from '~/domain/licence/licence';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {ButtonLink, buttonClass} from '../ui/Button';
import {ExternalLink} from '../ui/ExternalLink';
import {Icon} from '../ui/Icon';
import {LicenceLabel} from './LicenceLabel';
import {Questions} from './Questions';

interface FaqScreenProps {
  readonly questions: readonly FaqItem[];
  readonly communityUrl: string | null;
  readonly licence: LicenceLabels;
}

export function FaqScreen({questions, communityUrl, licence}: FaqScreenProps) {
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro}
        facts={copy.facts(questions.length)}
        trail={[]}
      />
      <div className="page grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <Questions questions={questions} />
        <aside className="grid gap-6 md:grid-cols-2 lg:sticky lg:top-[min(10rem,calc(100svh-54rem))] lg:grid-cols-1">
          <LicenceLabel licence={licence} />
          <section className="rounded-2xl bg-paper-deep px-7 py-8">
            <h2 className="text-2xl">{copy.helpTitle}</h2>
            <p className="mt-2 text-muted">{communityUrl ? copy.helpText : copy.contactText}</p>
            {communityUrl ? (
              <ExternalLink href={communityUrl} className={buttonClass({look: 'outline'}, 'mt-5')}>
                <Icon name="users" />
                {copy.helpLink}
              </ExternalLink>
            ) : (
              <ButtonLink to="/contacto" look="outline" className="mt-5">
                {copy.contactLink}
              </ButtonLink>
            )}
          </section>
        </aside>
      </div>
    </>
  );
}
