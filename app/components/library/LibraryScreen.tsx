import {Suspense} from 'react';
import {library as copy} from '~/copy/library';
import {useAccount} from '~/state/account/account';
import {Notice} from '~/components/ui/notices/Notice';
import {Spinner} from '~/components/ui/notices/Spinner';
import {ButtonLink} from '~/components/ui/Button';
import {RetryNotice} from '../ui/notices/RetryNotice';
import {optionalPart} from '~/components/ui/hydration/use-lazy-part';

/** If this code cannot be loaded, a link leads to the sign-in page, which has the same forms. */
const SignedOut = optionalPart(() => import('./SignedOut'), SignInLink);

const OwnLibrary = optionalPart(() => import('./OwnLibrary'), WithoutCode);

function WithoutCode() {
  return <RetryNotice className="mt-8 max-w-xl" copy={copy} retry={() => location.reload()} />;
}

const DRAWING = '/illustrations/ebooks.svg';

/** Minimum height of every state, so that the footer does not move. */
const SCREEN = 'page min-h-[80svh] py-8 sm:py-12';

/** 'Mis productos': the owner is known only in the browser, so the server renders a loading state. */
export function LibraryScreen() {
  const status = useAccount((account) => account.status);
  const email = useAccount((account) => (account.status === 'signed-in' ? account.email : ''));
  return (
    <section className={SCREEN}>
      <h1 className="text-3xl sm:text-4xl">{copy.heading}</h1>
      {status === 'signed-in' || status === 'off' ? null : (
        <p className="mt-3 max-w-2xl text-lg">{copy.way}</p>
      )}
      {status === 'signed-in' ? (
        <Suspense fallback={<LibraryWait />}>
          <OwnLibrary key={email} email={email} />
        </Suspense>
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
