import {Link} from '@remix-run/react';
import {
  useRef,
  type MouseEvent,
  useEffect,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import {niches} from '~/content/niches';
import {menu as copy} from '~/copy/navigation';
import {NewTag} from '~/components/ui/Badge';
import {Icon} from '~/components/ui/Icon';
import {CategoryFlyout, RestingFlyout} from './CategoryFlyout';

const FORMATS = [
  {to: '/videos-plr', label: copy.videos, text: copy.videosText, drawing: 'videos'},
  {
    to: '/micro-saas-plr',
    label: copy.microSaas,
    text: copy.microSaasText,
    drawing: 'micro-saas',
    isNew: true,
  },
];

/** Content of the sheet under 'VER CATEGORÍAS'; calls `onFollow` when a link is followed. */
export function CategoryPanel({onFollow}: {onFollow: () => void}) {
  const flyout = useRef<HTMLDivElement>(null);
  const {active, activate, listProps, rowProps} = useFlyout(flyout);

  function follow(event: MouseEvent, opensFlyout: boolean, handle: string) {
    // Without a pointer that hovers, the first tap shows the subcategories.
    const firstTap = opensFlyout && event.detail > 0 && active !== handle;
    if (firstTap && window.matchMedia('(hover: none)').matches) {
      event.preventDefault();
      activate(handle);
    } else {
      onFollow();
    }
  }

  return (
    <div className="page grid gap-6 py-6 lg:grid-cols-[41rem_1fr] xl:gap-8">
      <div className="relative">
        <p className="mb-2 flex items-center gap-2 px-3 text-sm font-extrabold tracking-wide text-selva">
          <Icon name="book-open" />
          {copy.ebooks}
        </p>
        <ul data-column="categories" aria-label={copy.ebooks} className="w-80" {...listProps}>
          {niches.map(({handle, label, name, subcategories}, index) => {
            const opensFlyout = subcategories.length > 0;
            const isActive = active === handle;
            return (
              <li key={handle} {...rowProps(handle)}>
                <Link
                  to={`/category/${handle}`}
                  prefetch="intent"
                  // One tab stop; without any, Headless UI would insert hidden ones, which axe reports.
                  tabIndex={index === 0 ? 0 : -1}
                  onFocus={() => activate(handle)}
                  onClick={(event) => follow(event, opensFlyout, handle)}
                  {...(opensFlyout ? {'aria-expanded': isActive} : {})}
                  className={`flex min-h-11 items-center justify-between gap-2 rounded-md px-3 text-sm leading-tight font-bold ${isActive ? 'bg-ink text-paper' : ''}`}
                >
                  {label}
                  {opensFlyout ? <Icon name="chevron-right" className="size-4" /> : null}
                </Link>
                {isActive ? (
                  <CategoryFlyout
                    ref={flyout}
                    handle={handle}
                    name={name}
                    label={label}
                    subcategories={subcategories}
                    onFollow={onFollow}
                  />
                ) : null}
              </li>
            );
          })}
          <li {...rowProps(null)} onFocus={() => activate(null)}>
            <Link
              to="/ebooks-plr"
              prefetch="intent"
              tabIndex={-1}
              onClick={onFollow}
              className="flex min-h-11 items-center gap-2 rounded-md px-3 font-bold text-selva underline decoration-mango-deep decoration-2 underline-offset-4 hover:bg-paper-deep"
            >
              {copy.allEbooks}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          </li>
        </ul>
        {active === null ? <RestingFlyout /> : null}
      </div>
      <FormatLinks onFollow={onFollow} />
    </div>
  );
}

/** Offers besides ebooks, and the page of everything. */
function FormatLinks({onFollow}: {onFollow: () => void}) {
  return (
    <div>
      <p className="mb-2 text-sm font-extrabold tracking-wide text-selva">{copy.more}</p>
      <ul data-column="formats" className="grid gap-4 max-lg:grid-cols-2 xl:grid-cols-2">
        {FORMATS.map(({to, label, text, drawing, isNew}) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              tabIndex={-1}
              onClick={onFollow}
              className="flex h-full items-center gap-4 overflow-hidden rounded-xl border border-arena bg-white p-4 shadow-card transition-shadow hover:shadow-lift xl:flex-col xl:items-stretch xl:p-0"
            >
              <span className="shrink-0 xl:bg-paper-deep xl:py-8">
                <img
                  src={`/illustrations/${drawing}.svg`}
                  alt=""
                  width={200}
                  height={160}
                  className="mx-auto h-20 w-25 xl:h-44 xl:w-55"
                />
              </span>
              <span className="xl:px-5 xl:pt-1 xl:pb-6">
                <span className="flex flex-wrap items-center gap-x-2 font-extrabold">
                  {label}
                  {isNew ? <NewTag /> : null}
                </span>
                <span className="text-sm text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
        <li className="max-lg:col-span-2 xl:col-span-2">
          <Link
            to="/categorias"
            prefetch="intent"
            tabIndex={-1}
            onClick={onFollow}
            className="flex min-h-13 items-center justify-center gap-2 rounded-full border-2 border-ink px-4 font-bold hover:bg-ink hover:text-paper"
          >
            {copy.allCategories}
            <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Number of recent pointer positions used to estimate its direction. */
const TRAIL_LENGTH = 4;
/** Delay before a row reacts to a pointer that crosses it towards the open flyout. */
const PATIENCE_MS = 250;

/** Which row's flyout is open. A pointer may cut across other rows on its way into it. */
function useFlyout(flyout: RefObject<HTMLElement>) {
  const [active, setActive] = useState<string | null>(null);
  const trail = useRef<readonly Point[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function enterRow(row: string | null) {
    clearTimeout(timer.current);
    const area = flyout.current?.getBoundingClientRect();
    if (area && isHeadingFor(trail.current, area)) {
      timer.current = setTimeout(() => setActive(row), PATIENCE_MS);
    } else {
      setActive(row);
    }
  }

  return {
    active,
    activate: setActive,
    listProps: {
      onPointerMove({clientX: x, clientY: y}: PointerEvent) {
        trail.current = withPosition(trail.current, {x, y});
      },
    },
    rowProps: (row: string | null) => ({
      onPointerEnter: () => enterRow(row),
      onPointerLeave: () => clearTimeout(timer.current),
    }),
  };
}

/** The trail with one more position, the oldest first. */
export function withPosition(trail: readonly Point[], position: Point): readonly Point[] {
  return [...trail, position].slice(-TRAIL_LENGTH);
}

/** Whether a pointer on this trail, going on straight, meets the left edge of the flyout beside it. */
export function isHeadingFor(
  trail: readonly Point[],
  flyout: {readonly left: number; readonly top: number; readonly bottom: number},
): boolean {
  const from = trail[0];
  const to = trail.at(-1);
  if (!from || !to || to.x <= from.x) return false;
  const y = from.y + ((to.y - from.y) * (flyout.left - from.x)) / (to.x - from.x);
  return y >= flyout.top && y <= flyout.bottom;
}
