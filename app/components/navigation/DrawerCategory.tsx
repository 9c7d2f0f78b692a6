import {Link} from '@remix-run/react';
import {useId, useState} from 'react';
import type {Niche} from '~/content/niches';
import {menu as copy} from '~/copy/menu';
import {Icon} from '../ui/Icon';

/** A category of the drawer; the button beside it unfolds what is inside. */
export function DrawerCategory({niche}: {niche: Niche}) {
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
            aria-label={copy.subcategoriesOf(name)}
            onClick={() => setUnfolded(!unfolded)}
            className="grid size-12 place-items-center rounded-md hover:bg-paper-deep"
          >
            <Icon
              name="chevron-down"
              className={`size-5 transition-transform ${unfolded ? 'rotate-180' : ''}`}
            />
          </button>
        ) : null}
      </div>
      {subcategories.length > 0 ? (
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
      ) : null}
    </li>
  );
}
