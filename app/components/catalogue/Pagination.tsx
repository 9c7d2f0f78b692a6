import {Link, useSearchParams} from '@remix-run/react';
import type {ReactNode} from 'react';
import {collection as copy} from '~/copy/collection';
import {pageWindow} from '~/domain/catalogue/views';
import {Icon} from '~/components/ui/Icon';

const CELL =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-bold';
const LINK = `${CELL} hover:bg-paper-deep`;
const DISABLED = `${CELL} text-muted opacity-60`;

/** A phone has room for the arrows and the numbers in one row, not for the words. */
const STEP_LABEL = 'max-sm:sr-only';

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly label: string;
}

/** Links to the numbered pages of the current list; nothing for a single page. */
export function Pagination({page, pageCount, label}: PaginationProps) {
  const [parameters] = useSearchParams();
  if (pageCount <= 1) return null;
  const to = (target: number) => ({search: searchOfPage(parameters, target)});

  return (
    <nav
      aria-label={label}
      className="mt-10 flex items-center justify-center max-sm:-mx-2 sm:gap-1"
    >
      <Step to={page > 1 ? to(page - 1) : null} rel="prev">
        <Icon name="chevron-left" />
        <span className={STEP_LABEL}>{copy.previous}</span>
      </Step>
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        {pageWindow(page, pageCount).map((entry, index) => (
          // Gaps are hidden from screen readers: the numbers already show them.
          <li
            key={entry === 'gap' ? `gap-${index}` : entry}
            aria-hidden={entry === 'gap' || undefined}
          >
            {entry === 'gap' ? (
              <span className="px-1">…</span>
            ) : (
              <Link
                to={to(entry)}
                prefetch="intent"
                aria-label={copy.pageLink(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={entry === page ? `${CELL} bg-ink text-paper` : LINK}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step to={page < pageCount ? to(page + 1) : null} rel="next">
        <span className={STEP_LABEL}>{copy.next}</span>
        <Icon name="chevron-right" />
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Null at the end of the list. */
  readonly to: {search: string} | null;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

function Step({to, rel, children}: StepProps) {
  if (!to) {
    return (
      <span role="link" aria-disabled="true" className={DISABLED}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} prefetch="intent" className={LINK}>
      {children}
    </Link>
  );
}

/** Keeps the other parameters; page 1 has no number in its URL. */
function searchOfPage(parameters: URLSearchParams, page: number): string {
  const next = new URLSearchParams(parameters);
  if (page > 1) next.set('pagina', String(page));
  else next.delete('pagina');
  return next.toString();
}
