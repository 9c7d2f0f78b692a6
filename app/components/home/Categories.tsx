import {homeSections} from '~/copy/home';
import type {NicheSummary} from '~/domain/catalogue/views';
import {NicheCard} from '~/components/catalogue/NicheCard';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';
import {SectionHeading} from '../ui/SectionHeading';

const copy = homeSections.categories;

export interface CategoriesProps {
  readonly categories: readonly NicheSummary[];
}

export function Categories({categories}: CategoriesProps) {
  return (
    <section className="page py-10 sm:py-14">
      <SectionHeading title={copy.title} text={copy.text}>
        <ButtonLink to="/categorias" look="outline">
          {copy.all}
        </ButtonLink>
      </SectionHeading>
      {categories.length === 0 ? (
        <EmptyState title={homeSections.empty} illustration="/illustrations/ebooks.svg" />
      ) : (
        <ul className="grid grid-cols-1 gap-4 xs:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {categories.map((niche) => (
            <li key={niche.handle}>
              <NicheCard niche={niche} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
