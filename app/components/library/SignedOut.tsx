import {library as copy} from '~/copy/library';
import {Link} from '@remix-run/react';
import {LinkForm} from '../account/LinkForm';
import {Icon} from '../ui/Icon';
import {FindPurchase} from './FindPurchase';

/** Ways to reach the library. Lazy-loaded, hence the default export. */
export default function SignedOut() {
  return (
    <div className="mt-8 flex items-center gap-8">
      <div className="w-full max-w-2xl">
        <div id="acceso" className="rounded-2xl bg-mango-soft p-5 stitched sm:p-8">
          <LinkForm kind="access" email="" />
          <p className="mt-5">
            {copy.signedOutText}{' '}
            <Link
              to="/auth?volver=%2Fmis-productos"
              className="inline-flex min-h-11 items-center underline"
            >
              {copy.signIn}
            </Link>
          </p>
        </div>
        <details className="mt-6">
          <summary className="flex min-h-11 items-center gap-2 text-lg font-bold">
            <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
            {copy.byNumber}
          </summary>
          <div className="mt-4">
            <FindPurchase />
          </div>
        </details>
      </div>
      <img
        src="/illustrations/ebooks.svg"
        alt=""
        width={240}
        height={200}
        loading="lazy"
        className="mx-auto h-auto max-lg:hidden lg:w-72"
      />
    </div>
  );
}
