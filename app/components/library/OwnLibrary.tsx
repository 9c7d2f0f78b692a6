import {useLocation} from '@remix-run/react';
import {library as copy} from '~/copy/library';
import {Spinner} from '~/components/ui/notices/Spinner';
import {ButtonLink} from '~/components/ui/Button';
import {marketplaces} from '~/content/marketplaces';
import {marketplaceCopy} from '~/copy/marketplaces';
import {platformsByVerdict} from '~/domain/marketplaces/marketplace-rules';
import {now} from '~/state/browser/clock';
import {asRecord} from '~/domain/text/parse-unknown';
import {useRootData} from '~/state/root-data';
import {PlatformSummary} from '../marketplaces/MarketplaceRules';
import {CommunityLink} from '~/components/navigation/links/QuickLink';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {Icon} from '../ui/Icon';
import {FindPurchase} from './FindPurchase';
import {RetryNotice} from '../ui/notices/RetryNotice';
import {PurchaseCard} from './PurchaseCard';
import {useLibrary, useProducts} from './use-library';

const DRAWING = '/illustrations/ebooks.svg';

/** Purchases of the signed-in shopper. Lazy-loaded, hence the default export. */
export default function OwnLibrary({email}: {email: string}) {
  const {library, retry} = useLibrary();
  const arrived = asRecord(useLocation().state)?.['byMail'] === true;
  const communityUrl = useRootData()?.communityUrl;
  const purchases = library.status === 'read' ? library.purchases : [];
  const products = useProducts(purchases);

  if (library.status === 'loading') {
    return (
      <div className="pt-8">
        <Spinner label={copy.loading} illustration={DRAWING} />
      </div>
    );
  }
  if (library.status === 'failed') {
    return <RetryNotice className="mt-8 max-w-xl" copy={copy} retry={retry} />;
  }
  if (purchases.length === 0) {
    return (
      <>
        <EmptyState title={copy.empty} text={copy.emptyText(email)} illustration={DRAWING}>
          <ButtonLink to="/tienda" size="lg">
            {copy.explore}
          </ButtonLink>
        </EmptyState>
        <div className="mx-auto max-w-xl">
          <FindPurchase />
        </div>
      </>
    );
  }
  return (
    <>
      <p className="mt-3 text-lg text-selva">{copy.count(purchases.length)}</p>
      <p className="text-muted">{copy.intro}</p>
      {communityUrl ? (
        <CommunityLink
          href={communityUrl}
          className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4"
        >
          {copy.community}
        </CommunityLink>
      ) : null}
      <ul className="mt-6 grid gap-6">
        {purchases.map((purchase, index) => (
          <li key={purchase.id}>
            <PurchaseCard
              purchase={purchase}
              product={products.get(purchase.productId) ?? null}
              priority={index === 0}
              startsAtOnce={arrived && purchases.length === 1}
            />
          </li>
        ))}
      </ul>
      <details className="mt-6 max-w-2xl">
        <summary className="flex min-h-11 items-center gap-2 text-lg font-bold">
          <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
          {copy.missing}
        </summary>
        <p className="mt-2 mb-4 text-muted">{copy.missingText}</p>
        <FindPurchase />
      </details>
      <section className="mt-8 rounded-2xl bg-paper-deep p-6 sm:p-8">
        <h2 className="text-2xl">{marketplaceCopy.title}</h2>
        <PlatformSummary platforms={platformsByVerdict(marketplaces, now())} />
      </section>
    </>
  );
}
