import {categories as copy} from '~/copy/categories';
import {CategoryTag} from './CategoryTag';
import {ListHeader} from './ListHeader';

export function CategoriesScreen() {
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={copy.facts} trail={[]} />
      <div className="page">
        <ul className="mx-auto grid max-w-md border-t-4 border-ink md:max-w-none md:grid-cols-3 md:gap-5 lg:gap-8">
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
