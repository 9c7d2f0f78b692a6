import {collection, ebooksIndex as copy} from '~/copy/collection';
import {totalProducts, type NicheSummary} from '~/domain/catalogue/views';
import {Unavailable} from '~/components/layout/Unavailable';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {ListHeader} from './ListHeader';
import {NicheCard} from './NicheCard';

interface EbooksIndexScreenProps {
  readonly niches: readonly NicheSummary[];
  readonly failed: boolean;
}

export function EbooksIndexScreen({niches, failed}: EbooksIndexScreenProps) {
  if (failed) return <Unavailable />;
  const total = totalProducts(niches);
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro}
        facts={total === null ? [copy.onlyPage] : [collection.products(total), copy.onlyPage]}
        trail={[]}
      />
      <section className="page">
        {niches.length === 0 ? (
          <EmptyState
            title={copy.empty}
            text={copy.emptyText}
            illustration="/illustrations/ebooks.svg"
          />
        ) : (
          <ul className="grid fit-columns gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-6">
            {niches.map((niche, index) => (
              <li key={niche.handle}>
                <NicheCard niche={niche} priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
