import {product as cardCopy, productPage as copy} from '~/copy/product';
import {hasVariant} from '~/domain/cart/cart';
import type {CartProduct} from '~/domain/cart/cart-line';
import type {Variant} from '~/domain/product/product';
import {useCart} from '~/state/cart/cart';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {addProduct} from './add-product';

interface AddButtonProps {
  readonly product: CartProduct;
  readonly variant: Variant | null;
  readonly size: 'sm' | 'md' | 'lg';
  /** Before the product is in the cart. */
  readonly look?: 'outline';
  /** Shows only 'Agregar' where there is no room for more; screen readers read the whole label. */
  readonly short?: boolean;
  readonly className?: string;
}

/** Adds the chosen variant to the cart, or explains why not. */
export function AddButton({product, variant, size, look, short, className}: AddButtonProps) {
  const inCart = useInCart(variant);
  if (!variant?.availableForSale) {
    return (
      <Button
        size={size}
        className={`disabled:bg-arena disabled:text-muted disabled:opacity-100 ${className ?? ''}`}
        disabled
      >
        {variant ? cardCopy.soldOut : copy.unavailable}
      </Button>
    );
  }
  return (
    <Button
      size={size}
      look={inCart ? 'secondary' : look}
      className={className}
      aria-label={short && !inCart ? copy.addToCart : undefined}
      onClick={() => addProduct(product, variant)}
      data-needs-script
    >
      <Icon name={inCart ? 'check' : 'shopping-cart'} />
      <span>{inCart ? cardCopy.added : short ? cardCopy.add : copy.addToCart}</span>
    </Button>
  );
}

export function useInCart(variant: Variant | null): boolean {
  return useCart((cart) => variant !== null && hasVariant(cart, variant.id));
}
