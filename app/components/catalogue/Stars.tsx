import {product as copy} from '~/copy/product';
import type {ProductRating} from '~/domain/product/rating';
import {Icon} from '~/components/ui/Icon';
import {ICON_SPRITE} from '~/components/ui/icon-sprite';

/**
 * What buyers gave the product; without any review five stars that are an ornament, and pale: gold ones would look
 * like a rating.
 */
export function Stars({rating}: {rating: ProductRating | null | undefined}) {
  if (rating) {
    return (
      <p className="flex items-center gap-1 text-xs font-semibold">
        <Icon name="star" className="size-4 fill-current text-mango-deep" />
        {copy.rating(rating.value, rating.count)}
      </p>
    );
  }
  return (
    <svg aria-hidden="true" className="h-4 w-19 icon fill-current text-muted opacity-60">
      <use href={`${ICON_SPRITE}#five-stars`} />
    </svg>
  );
}
