import {Link} from '@remix-run/react';
import {shopFacets as copy} from '~/copy/shop';
import type {FacetGroup} from '~/domain/catalogue/views';
import {Icon} from '~/components/ui/Icon';

interface FacetsProps {
  readonly heading?: string;
  readonly groups: readonly FacetGroup[];
  /** Whether the facets stand among the fields of a form. */
  readonly inside?: boolean;
  /** Whether to offer a link that removes every filter. */
  readonly clear?: boolean;
}

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-arena-deep bg-white px-4 text-sm font-bold transition-colors hover:border-ink aria-[current=true]:bg-selva-soft';

/** Facets of a list as links, which work without JavaScript. */
export function Facets({groups, inside, clear, heading = copy.heading}: FacetsProps) {
  if (groups.length === 0) return null;
  return (
    <details className={inside ? '' : 'sm:mb-2'}>
      <summary className="flex min-h-11 items-center gap-2 rounded-md font-bold select-none">
        <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
        {heading}
      </summary>
      <nav aria-label={copy.list} className="grid gap-4 pt-2 pb-4 sm:fit-columns sm:[--least:28%]">
        {groups.map(({label, options}) => (
          <div
            key={label}
            role="group"
            aria-label={label}
            className="off-screen-[9rem] [overflow-clip-margin:1rem]"
          >
            <p className="mb-1 text-sm font-bold">{label}</p>
            <ul className="flex flex-wrap gap-2">
              {options.map(({label: name, to, chosen, count}) => (
                <li key={name}>
                  <Link
                    to={to}
                    rel="nofollow"
                    preventScrollReset
                    aria-current={chosen}
                    className={CHIP}
                  >
                    {chosen ? <span className="sr-only">{copy.chosen} </span> : null}
                    {name}
                    {chosen ? <Icon name="x" className="size-4" /> : null}
                    {count === null || chosen ? null : (
                      <span key={count} className="text-muted">
                        {count}
                        <span className="sr-only"> {copy.count(count).replace(/^\d+ /, '')}</span>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {clear ? (
          <Link
            to="/tienda"
            preventScrollReset
            // The link disappears with the filters that it clears, so the focus moves.
            onClick={({currentTarget}) =>
              currentTarget.closest('details')?.querySelector('summary')?.focus()
            }
            className="inline-flex min-h-11 items-center text-sm underline"
          >
            {copy.clear}
          </Link>
        ) : null}
      </nav>
    </details>
  );
}
