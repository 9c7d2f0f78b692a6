import {noProducts as copy} from '~/copy/shop-later';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/EmptyState';

interface NoProductsProps {
  /** Whether something narrows the list; otherwise the whole catalogue is empty. */
  readonly narrowed: boolean;
}

/** In place of the list. Lazy-loaded. */
export default function NoProducts({narrowed}: NoProductsProps) {
  return (
    <EmptyState
      title={narrowed ? copy.empty : copy.emptyCatalogue}
      text={narrowed ? copy.emptyText : copy.emptyCatalogueText}
      illustration="/illustrations/not-found.svg"
    >
      {narrowed ? <ButtonLink to="/tienda">{copy.seeAll}</ButtonLink> : null}
    </EmptyState>
  );
}
