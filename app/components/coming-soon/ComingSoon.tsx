import {categories} from '~/copy/collection';
import {comingSoon, upcoming as copy} from '~/copy/coming-soon';
import {brand} from '~/copy/layout';
import type {NotifyTopic} from '~/domain/contact/contact-forms';
import {Badge} from '~/components/ui/Badge';
import {BenefitList, type Benefit} from '~/components/ui/SectionHeading';
import {ButtonLink} from '~/components/ui/Button';
import {HangTag} from '~/components/catalogue/HangTag';
import {Icon} from '~/components/ui/Icon';
import {ListHeader} from '~/components/catalogue/ListHeader';

/** The tags at the top of the page, from left to right. */
const TAGS = [
  {art: 'ebooks', ground: 'bg-mango-soft', place: 'rotate-2'},
  {art: 'videos', ground: 'bg-selva-soft', place: '-rotate-1'},
  {art: 'micro-saas', ground: 'bg-coral-soft', place: '-rotate-3'},
] as const;

/** The page 'Próximamente'. */
export function ComingSoonScreen() {
  return (
    <div className="page pt-6">
      <section className="overflow-hidden rounded-2xl bg-ink px-6 pb-12 text-paper sm:px-12">
        <div className="mx-auto flex max-w-xl items-start justify-center gap-4 sm:gap-8">
          {TAGS.map(({art, ground, place}) => (
            <div key={art} className={`w-32 origin-top sm:w-40 ${place}`}>
              <HangTag className={`px-3 pt-12 pb-4 ${ground}`}>
                <img
                  src={`/illustrations/${art}.svg`}
                  alt=""
                  width={240}
                  height={200}
                  className="h-auto w-full"
                />
              </HangTag>
            </div>
          ))}
        </div>
        <div className="mx-auto mt-12 flex max-w-2xl flex-col items-center text-center">
          <img
            src="/brand/logo-on-ink.png"
            alt={brand.name}
            width={346}
            height={64}
            className="h-10 w-auto bg-ink"
          />
          <span className="mt-7 flex">
            <Badge>{comingSoon.badge}</Badge>
          </span>
          <h1 className="mt-5 max-w-full text-4xl sm:text-5xl">{comingSoon.headline}</h1>
          <hr className="mt-8 w-40 border-t-4 border-dashed border-mango" />
          <p className="mt-8 max-w-2xl text-lg text-balance text-paper/90 sm:text-2xl">
            {comingSoon.line}
          </p>
        </div>
      </section>
    </div>
  );
}

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
