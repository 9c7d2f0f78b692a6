import {Link} from '@remix-run/react';
import {brand} from '~/copy/brand';
import {layout} from '~/copy/layout';

const LINK =
  'flex min-h-11 items-center underline-offset-4 hover:underline focus-visible:outline-mango';

export function Footer({communityUrl}: {communityUrl: string | undefined}) {
  return (
    <footer className="mt-20 bg-ink text-paper">
      <div className="page flex flex-col gap-8 py-12 md:flex-row md:items-end md:justify-between">
        <div className="max-w-sm">
          <img
            src="/brand/logo-on-ink.svg"
            alt={brand.name}
            width={173}
            height={40}
            className="h-10 w-auto"
          />
          <p className="mt-3 text-paper/85">{brand.tagline}</p>
        </div>
        <nav aria-label={layout.footerNavigation}>
          <ul className="flex flex-col gap-x-8 font-bold sm:flex-row">
            <li>
              <Link to="/faq" prefetch="intent" className={LINK}>
                {layout.footerFaq}
              </Link>
            </li>
            {communityUrl ? (
              <li>
                <a href={communityUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
                  {layout.footerCommunity}
                  <span className="sr-only"> {layout.opensInNewTab}</span>
                </a>
              </li>
            ) : null}
            <li>
              <Link to="/ia-club" prefetch="intent" className={LINK}>
                {layout.iaClub}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className="page border-t border-selva py-6 text-sm text-paper/85">{layout.copyright}</p>
    </footer>
  );
}
