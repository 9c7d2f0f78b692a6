import {Link} from '@remix-run/react';
import type {Crumb} from '~/domain/catalogue/views';
import {layout} from '~/copy/layout';
import {Icon} from '../ui/Icon';

/** The way up: from the home page to the page shown. */
export function Breadcrumb({trail, current}: {trail: readonly Crumb[]; current: string}) {
  return (
    <nav aria-label={layout.breadcrumb} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[{label: layout.breadcrumbHome, to: '/'}, ...trail].map(({label, to}) => (
          <li key={to} className="flex items-center gap-1">
            <Link
              to={to}
              prefetch="intent"
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {label}
            </Link>
            <Icon name="chevron-right" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="truncate font-semibold text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
