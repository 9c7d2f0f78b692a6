import {Link} from '@remix-run/react';
import {useId, useRef, useState, type PointerEvent, type RefObject} from 'react';
import {niches, type Niche} from '~/content/niches';
import {menu as copy} from '~/copy/navigation';
import {Icon} from '~/components/ui/Icon';
import {Dialog, DialogHeading} from '~/components/ui/Dialog';
import {CommunityLink, useMainLinks} from '~/components/navigation/links/QuickLink';
import {NewTag} from '~/components/ui/Badge';

interface CategoryDrawerProps {
  readonly open: boolean;
  readonly communityUrl: string | null | undefined;
  readonly onClose: () => void;
}

const ROW =
  'flex min-h-12 items-center gap-2 rounded-md px-3 font-bold hover:bg-paper-deep aria-[current=page]:bg-paper-deep';

/** The category drawer of phones. Lazy-loaded, hence the default export. */
export default function CategoryDrawer({open, communityUrl, onClose}: CategoryDrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const swipe = useSwipeLeft(panel, onClose);
  const mainLinks = useMainLinks();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={closeButton}
      at="md:hidden"
      panel={panel}
      {...swipe}
      className="fixed top-0 left-0 flex h-dvh w-[min(22rem,88vw)] [touch-action:pan-y] flex-col overscroll-contain transition-[translate] duration-300 ease-label data-closed:-translate-x-full"
    >
      <DialogHeading
        ref={closeButton}
        title={copy.title}
        closeLabel={copy.close}
        onClose={onClose}
        className="border-b border-arena py-2 pr-4 pl-5"
      />
      <nav
        aria-label={copy.title}
        className="flex-1 [touch-action:pan-y] overflow-y-auto overscroll-contain px-2 py-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))]"
      >
        <p className="flex items-center gap-2 px-3 py-2 text-sm font-extrabold tracking-wide text-selva">
          <Icon name="book-open" />
          {copy.ebooks}
        </p>
        <ul>
          {niches.map((niche) => (
            <DrawerCategory key={niche.handle} niche={niche} />
          ))}
          <li>
            <Link to="/ebooks-plr" className={`${ROW} text-selva`}>
              {copy.allEbooks}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          </li>
        </ul>
        <p className="mt-4 border-t-2 border-dashed border-arena-deep px-3 pt-5 pb-2 text-sm font-extrabold tracking-wide text-selva">
          {copy.more}
        </p>
        <ul>
          <li>
            <Link to="/videos-plr" className={ROW}>
              {copy.videos}
            </Link>
          </li>
          {mainLinks.map(({to, label, isNew}) => (
            <li key={to}>
              <Link to={to} className={ROW}>
                {label}
                {isNew ? <NewTag /> : null}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/mis-productos" className={ROW}>
              {copy.library}
            </Link>
          </li>
          {communityUrl ? (
            <li>
              <CommunityLink href={communityUrl} className={ROW} />
            </li>
          ) : null}
          <li>
            <Link to="/categorias" className={`${ROW} text-selva`}>
              {copy.allCategories}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          </li>
        </ul>
      </nav>
    </Dialog>
  );
}

/** A category of the drawer, with a button that expands it. */
function DrawerCategory({niche}: {niche: Niche}) {
  const {handle, label, name, subcategories} = niche;
  const [unfolded, setUnfolded] = useState(false);
  const listId = useId();
  return (
    <li>
      <div className="flex items-center">
        <Link
          to={`/category/${handle}`}
          className="flex min-h-12 flex-1 items-center rounded-md px-3 text-sm leading-tight font-bold hover:bg-paper-deep"
        >
          {label}
        </Link>
        {subcategories.length > 0 ? (
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={listId}
            onClick={() => setUnfolded(!unfolded)}
            aria-label={copy.subcategoriesOf(name)}
            className="group grid size-12 place-items-center rounded-md hover:bg-paper-deep"
          >
            <Icon
              name="chevron-down"
              className="size-5 transition-transform group-aria-expanded:rotate-180"
            />
          </button>
        ) : null}
      </div>
      <ul
        id={listId}
        hidden={!unfolded}
        className="mb-2 ml-4 border-l-2 border-dashed border-mango-deep pl-2"
      >
        {subcategories.map((subcategory) => (
          <li key={subcategory.handle}>
            <Link
              to={`/category/${subcategory.handle}`}
              className="flex min-h-11 items-center rounded-md px-3 text-sm leading-tight font-semibold hover:bg-paper-deep"
            >
              {subcategory.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A drag this far to the left throws the element away; a shorter one lets it spring back. */
const FAR_PX = 64;

/** Lets a finger push an element out over the left edge. */
export function useSwipeLeft(element: RefObject<HTMLElement>, onAway: () => void) {
  const start = useRef<number | null>(null);

  function follow(offset: number | null) {
    const style = element.current?.style;
    if (!style) return;
    style.translate = offset === null ? '' : `${offset}px`;
    style.transitionDuration = offset === null ? '' : '0s';
  }

  function end(away: boolean) {
    start.current = null;
    follow(null);
    if (away) onAway();
  }

  const offsetOf = (event: PointerEvent) =>
    start.current === null ? 0 : Math.min(0, event.clientX - start.current);

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'mouse') start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) follow(offsetOf(event));
    },
    onPointerUp(event: PointerEvent) {
      if (start.current !== null) end(offsetOf(event) < -FAR_PX);
    },
    onPointerCancel() {
      end(false);
    },
  };
}
