import {useEffect} from 'react';
import {compare, share} from '~/copy/share';
import type {ProductSummary} from '~/domain/product/product';
import {comparePath} from '~/domain/share/shared-list';
import {keepVisit} from '~/state/visited';
import {ShareButtons} from '../share/ShareButtons';
import {ButtonLink} from '../ui/Button';

interface CompareAndShareProps {
  readonly product: Pick<ProductSummary, 'id' | 'handle' | 'title'>;
  /** Of its kind, the nearest first. */
  readonly others: readonly Pick<ProductSummary, 'handle'>[];
}

/** Ways to put a product beside others and to send it to somebody. */
export function CompareAndShare({product, others}: CompareAndShareProps) {
  const {id, handle, title} = product;
  useEffect(() => keepVisit({id, handle, title}), [id, handle, title]);
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {others.length > 0 ? (
        // Every product has one of its own: more than search engines need to read.
        <ButtonLink
          rel="nofollow"
          look="outline"
          size="sm"
          className="px-3!"
          to={comparePath([handle, ...others.map((one) => one.handle)])}
        >
          <span>
            {compare.compare}
            <span className="max-sm:sr-only"> {compare.withSimilar}</span>
          </span>
        </ButtonLink>
      ) : null}
      <ShareButtons path={`/producto/${handle}`} title={title} label={share.share} />
    </div>
  );
}
