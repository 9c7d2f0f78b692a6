import {Link} from '@remix-run/react';
import {forwardRef, type ReactNode, type Ref} from 'react';
import type {Subcategory} from '~/content/niches';
import {menu as copy} from '~/copy/navigation';
import {Icon} from '../ui/Icon';

interface CategoryFlyoutProps {
  readonly handle: string;
  readonly name: string;
  readonly label: string;
  readonly subcategories: readonly Subcategory[];
  readonly onFollow: () => void;
}

const LINK =
  'flex min-h-11 items-center gap-2 rounded-md px-3 leading-tight font-bold hover:bg-white focus-visible:bg-white';

/** Subcategories beside the list of categories. */
export const CategoryFlyout = forwardRef<HTMLDivElement, CategoryFlyoutProps>(
  function CategoryFlyout({handle, name, label, subcategories, onFollow}, ref) {
    const opensIntoLinks = subcategories.length > 0;
    return (
      <LabelBox boxRef={opensIntoLinks ? ref : null}>
        <p aria-hidden="true" className="mb-4 px-3 text-xl leading-tight font-extrabold">
          {label}
        </p>
        {opensIntoLinks ? (
          <ul data-column="subcategories" aria-label={copy.subcategoriesOf(name)}>
            {subcategories.map((subcategory) => (
              <li key={subcategory.handle}>
                <Link
                  to={`/category/${subcategory.handle}`}
                  prefetch="intent"
                  tabIndex={-1}
                  onClick={onFollow}
                  className={`${LINK} text-sm`}
                >
                  {subcategory.label}
                </Link>
              </li>
            ))}
            <li>
              <Link
                to={`/category/${handle}`}
                prefetch="intent"
                tabIndex={-1}
                onClick={onFollow}
                className={`${LINK} mt-2 text-selva underline decoration-mango-deep decoration-2 underline-offset-4`}
              >
                {copy.allOf(name)}
              </Link>
            </li>
          </ul>
        ) : (
          <p className="px-3">{copy.noSubcategories}</p>
        )}
      </LabelBox>
    );
  },
);

/** Placeholder while no flyout is open. */
export function RestingFlyout() {
  return (
    <LabelBox>
      <img
        src="/illustrations/ebooks.svg"
        alt=""
        width={200}
        height={160}
        className="mx-auto h-40 w-50"
      />
      <p className="mt-4 px-3 text-center text-xl leading-tight font-extrabold">{copy.restTitle}</p>
      <p className="mt-2 px-3 text-center text-muted">{copy.restText}</p>
    </LabelBox>
  );
}

/** The coloured panel beside the list of niches, drawn as a garment label (docs/brand.md): a hole on top, the licence below. */
function LabelBox({boxRef, children}: {boxRef?: Ref<HTMLDivElement>; children: ReactNode}) {
  return (
    <div
      ref={boxRef}
      className="absolute inset-y-0 right-0 left-84 flex flex-col rounded-xl bg-selva-soft p-5 pb-6 text-ink stitched"
    >
      <span
        aria-hidden="true"
        className="mx-auto mb-4 size-5 shrink-0 rounded-full border border-arena-deep bg-paper"
      />
      {children}
      <ul className="mx-3 mt-auto grid gap-1 border-t-2 border-dashed border-selva/40 pt-4 text-sm text-selva">
        {copy.promise.map((text) => (
          <li key={text} className="flex items-center gap-2 font-semibold">
            <Icon name="check" className="size-4" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
