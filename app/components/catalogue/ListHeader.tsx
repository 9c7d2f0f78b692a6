import type {Crumb} from '~/domain/catalogue/views';
import {Link} from '@remix-run/react';
import {layout} from '~/copy/layout';
import {Icon} from '~/components/ui/Icon';

interface ListHeaderProps {
  readonly title: string;
  readonly description: string;
  /** Short facts in one line: how many products, which page. */
  readonly facts: readonly string[];
  readonly trail: readonly Crumb[];
}

/** The head of a list of products or categories, or of a page of text. */
export function ListHeader({title, description, facts, trail}: ListHeaderProps) {
  return (
    <header className="mb-3 border-b border-arena bg-paper-deep sm:mb-4">
      <div className="page pt-1 pb-3">
        <Breadcrumb trail={trail} current={title} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="max-w-full text-3xl sm:text-4xl">{title}</h1>
          {facts.length > 0 ? (
            <p className="mt-2 text-sm text-selva max-sm:order-last">{facts.join(' • ')}</p>
          ) : null}
          <p className="mt-2 w-full leading-snug text-balance text-muted">{description}</p>
        </div>
      </div>
    </header>
  );
}

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
        <li aria-current="page" className="truncate text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
