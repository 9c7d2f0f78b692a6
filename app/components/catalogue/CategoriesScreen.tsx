import {categories as copy} from '~/copy/collection';
import {ListHeader} from './ListHeader';
import {Link} from '@remix-run/react';
import {Badge} from '~/components/ui/Badge';
import {HangTag} from './HangTag';
import {Icon} from '~/components/ui/Icon';

export function CategoriesScreen() {
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={copy.facts} trail={[]} />
      <div className="page">
        <ul className="mx-auto grid max-w-md border-t-4 border-ink md:max-w-none md:grid-cols-3 md:gap-6">
          <li>
            <CategoryTag
              to="/ebooks-plr"
              illustration="/illustrations/ebooks.svg"
              ground="bg-mango-soft"
              status={copy.available}
              ready
              texts={copy.ebooks}
            />
          </li>
          <li>
            <CategoryTag
              to="/videos-plr"
              illustration="/illustrations/videos.svg"
              ground="bg-selva-soft"
              status={copy.comingSoon}
              ready={false}
              texts={copy.videos}
            />
          </li>
          <li>
            <CategoryTag
              to="/micro-saas-plr"
              illustration="/illustrations/micro-saas.svg"
              ground="bg-coral-soft"
              status={copy.comingSoon}
              ready={false}
              texts={copy.microSaas}
            />
          </li>
        </ul>
      </div>
    </>
  );
}

interface CategoryTagProps {
  readonly to: string;
  readonly illustration: string;
  /** Background of the illustration: one of the theme's soft colours. */
  readonly ground: string;
  readonly status: string;
  readonly ready: boolean;
  readonly texts: {readonly name: string; readonly text: string; readonly action: string};
}

/** A kind of product as a tag on its thread; it swings when the pointer reaches it. */
function CategoryTag({to, illustration, ground, status, ready, texts}: CategoryTagProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="group block h-full origin-top rounded-sm transition-transform duration-300 ease-label motion-safe:hover:rotate-1"
    >
      <HangTag className={`px-6 pt-14 pb-6 ${ground}`}>
        <img src={illustration} alt="" width={240} height={200} className="mx-auto h-auto w-48" />
        <span className="mt-5 flex">
          <Badge tone={ready ? 'selva' : 'mango'}>{status}</Badge>
        </span>
        <h2 className="mt-3 text-2xl lg:text-3xl">{texts.name}</h2>
        <span className="mt-2 mb-6 block text-ink">{texts.text}</span>
        <span className="mt-auto flex min-h-11 items-center justify-between gap-3 border-t-2 border-dashed border-ink/30 pt-4 font-bold">
          {texts.action}
          <span className="grid size-11 place-items-center rounded-full bg-white transition-colors group-hover:bg-mango group-hover:text-ink-deep">
            <Icon name="arrow-right" />
          </span>
        </span>
      </HangTag>
    </Link>
  );
}
