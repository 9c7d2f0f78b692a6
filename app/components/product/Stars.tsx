import {product as copy} from '~/copy/product';
import {Icon} from '../ui/Icon';

const STARS = [1, 2, 3, 4, 5];

export function Stars() {
  return (
    <span role="img" aria-label={copy.stars} className="flex text-mango-deep">
      {STARS.map((star) => (
        <Icon key={star} name="star" className="size-3.5 fill-current" />
      ))}
    </span>
  );
}
