import {product as copy} from '~/copy/product';
import {ICON_SPRITE} from '../ui/icon-sprite';

export function Stars() {
  return (
    <svg
      role="img"
      aria-label={copy.stars}
      className="h-3.5 w-19 icon fill-current text-mango-deep"
    >
      <use href={`${ICON_SPRITE}#five-stars`} />
    </svg>
  );
}
