import {productPage as copy} from '~/copy/product';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/EmptyState';

export function ProductNotFound() {
  return (
    <section className="page py-8">
      <EmptyState
        level={1}
        title={copy.notFound}
        text={copy.notFoundText}
        illustration="/illustrations/not-found.svg"
      >
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">{copy.backHome}</ButtonLink>
          <ButtonLink to="/ebooks-plr" look="outline">
            {copy.browse}
          </ButtonLink>
        </div>
      </EmptyState>
    </section>
  );
}
