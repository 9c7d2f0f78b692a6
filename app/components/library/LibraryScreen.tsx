import {lazy, Suspense} from 'react';
import {library as copy} from '~/copy/library';
import {useAccount} from '~/state/account/account';
import {Notice} from '~/components/ui/notices/Notice';
import {Spinner} from '~/components/ui/notices/Spinner';
import {ButtonLink, Button} from '~/components/ui/Button';
import {marketplaces} from '~/content/marketplaces';
import {marketplaceCopy} from '~/copy/marketplaces';
import {platformsByVerdict} from '~/domain/marketplaces/marketplace-rules';
import {now} from '~/state/browser/clock';
import {PlatformSummary} from '~/components/marketplaces/PlatformSummary';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {FindPurchase} from './FindPurchase';
import {PurchaseCard} from './PurchaseCard';
import {useLibrary, useProducts} from './use-library';

/** Without its code the sign-in page remains, which has the same forms. */
const SignedOut = lazy(() => import('./SignedOut').catch(() => ({default: SignInLink})));

const DRAWING = '/illustrations/ebooks.svg';

/** Tall enough in every state that the footer does not move while one follows the other. */
const SCREEN = 'page min-h-[80svh] py-8 sm:py-12';

/** 'Mis productos': the owner is known only in the browser, so the server renders a loading state. */
export function LibraryScreen() {
  const status = useAccount((account) => account.status);
  const email = useAccount((account) => (account.status === 'signed-in' ? account.email : ''));
  return (
    <section className={SCREEN}>
      <h1 className="text-4xl sm:text-5xl">{copy.heading}</h1>
      {status === 'signed-in' || status === 'off' ? null : (
        <p className="mt-3 max-w-2xl text-lg">{copy.way}</p>
      )}
      {status === 'signed-in' ? (
        <OwnLibrary key={email} email={email} />
      ) : status === 'signed-out' ? (
        <Suspense fallback={<LibraryWait />}>
          <SignedOut />
        </Suspense>
      ) : status === 'off' ? (
        <div className="mt-8 max-w-xl">
          <Notice tone="info" title={copy.off}>
            <p>{copy.offText}</p>
          </Notice>
        </div>
      ) : (
        <>
          <LibraryWait />
          <noscript>
            <p className="mt-8 max-w-xl rounded-lg border-2 border-arena-deep bg-white p-5 text-lg">
              {copy.withoutScript}
            </p>
          </noscript>
        </>
      )}
    </section>
  );
}

function LibraryWait() {
  return (
    <div data-needs-script className="pt-8">
      <Spinner label={copy.loading} illustration={DRAWING} />
    </div>
  );
}

function SignInLink() {
  return (
    <ButtonLink to="/auth?volver=%2Fmis-productos" size="lg" className="mt-8">
      {copy.signIn}
    </ButtonLink>
  );
}

const OWN_LIBRARY_DRAWING = '/illustrations/ebooks.svg';

/** Purchases of the signed-in shopper. */
function OwnLibrary({email}: {email: string}) {
  const {library, retry} = useLibrary();
  const purchases = library.status === 'read' ? library.purchases : [];
  const products = useProducts(purchases);

  if (library.status === 'loading') {
    return (
      <div className="pt-8">
        <Spinner label={copy.loading} illustration={OWN_LIBRARY_DRAWING} />
      </div>
    );
  }
  if (library.status === 'failed') {
    return (
      <div className="mt-8 max-w-xl">
        <Notice tone="destructive" title={copy.failed}>
          <p>{copy.failedText}</p>
          <Button look="secondary" onClick={retry} className="mt-3">
            {copy.retry}
          </Button>
        </Notice>
      </div>
    );
  }
  if (purchases.length === 0) {
    return (
      <>
        <EmptyState
          title={copy.empty}
          text={copy.emptyText(email)}
          illustration={OWN_LIBRARY_DRAWING}
        >
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
      <p role="status" className="mt-3 text-lg font-semibold text-selva">
        {copy.count(purchases.length)}
      </p>
      <p className="text-muted">
        {copy.intro} {copy.limit}
      </p>
      <p className="mt-1">
        {copy.missing} {copy.missingText}{' '}
        <a href="#buscar" className="inline-flex min-h-11 items-center font-bold underline">
          {copy.find}
        </a>
      </p>
      <ul className="mt-8 grid gap-6">
        {purchases.map((purchase, index) => (
          <li key={purchase.id}>
            <PurchaseCard
              purchase={purchase}
              product={products.get(purchase.productId) ?? null}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      <div className="mx-auto mt-10 max-w-xl">
        <FindPurchase />
      </div>
      <section className="mt-8 rounded-2xl bg-paper-deep p-6 sm:p-8">
        <h2 className="text-2xl">{marketplaceCopy.title}</h2>
        <PlatformSummary platforms={platformsByVerdict(marketplaces, now())} />
      </section>
    </>
  );
}
