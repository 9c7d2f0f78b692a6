import {categories} from '~/copy/collection';
import {upcoming as copy} from '~/copy/coming-soon';
import type {NotifyTopic} from '~/domain/contact/contact-forms';
import {Badge} from '~/components/ui/Badge';
import {BenefitList, type Benefit} from '~/components/ui/SectionHeading';
import {ButtonLink} from '~/components/ui/Button';
import {HangTag} from '~/components/catalogue/HangTag';
import {Icon} from '~/components/ui/Icon';
import {ListHeader} from '~/components/catalogue/ListHeader';

interface UpcomingCategoryProps {
  /** Purpose of the e-mail. */
  readonly topic: NotifyTopic;
  readonly illustration: string;
  /** Background of the illustration: one of the theme's soft colours. */
  readonly ground: string;
  readonly texts: {
    readonly heading: string;
    readonly facts: readonly string[];
    readonly intro: string;
    readonly title: string;
    readonly text: string;
    readonly benefitsHeading: string;
    readonly benefits: readonly Benefit[];
  };
}

/** A category without products: what it will offer, and where to go meanwhile. */
export function UpcomingCategory({topic, illustration, ground, texts}: UpcomingCategoryProps) {
  return (
    <>
      <ListHeader
        title={texts.heading}
        description={texts.intro}
        facts={texts.facts}
        trail={[{label: categories.crumb, to: '/categorias'}]}
      />
      <div className="page">
        <section className="mb-12 grid items-center gap-6 rounded-2xl bg-ink px-6 pt-6 pb-10 text-paper stitched sm:px-12 sm:py-10 md:grid-cols-[1fr_auto] md:gap-12">
          <div>
            <Badge>{copy.badge}</Badge>
            <h2 className="mt-4 text-3xl sm:text-4xl">{texts.title}</h2>
            <p className="mt-3 max-w-xl text-lg text-paper/90">{texts.text}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink to="/ebooks-plr">{copy.browse}</ButtonLink>
              <ButtonLink to="/categorias" look="onInk">
                <Icon name="arrow-left" />
                {copy.back}
              </ButtonLink>
            </div>
          </div>
          <div className="mx-auto w-44 origin-top rotate-3 max-md:order-first lg:w-72">
            <HangTag className={`px-4 pt-14 pb-6 sm:px-6 ${ground}`}>
              <img src={illustration} alt="" width={240} height={200} className="h-auto w-full" />
            </HangTag>
          </div>
        </section>
        <section className="mb-12 rounded-2xl bg-paper-deep px-7 py-8">
          <h2 className="text-2xl">{copy.notifyHeading}</h2>
          <p className="mt-2 mb-4 text-muted">{copy.notifyText}</p>
          <ButtonLink to={`/avisame?de=${topic}`} look="outline">
            <Icon name="mail" />
            {copy.notify}
          </ButtonLink>
        </section>
        <BenefitList title={texts.benefitsHeading} benefits={texts.benefits} />
      </div>
    </>
  );
}
