import {cart as copy} from '~/copy/cart';
import {useCart} from '~/state/cart';
import {useNow} from '~/state/clock';
import {BackLink} from '../layout/BackLink';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/EmptyState';
import {Spinner} from '../ui/Spinner';
import {CartLineItem} from './CartLineItem';
import {CartSummary} from './CartSummary';

/** The cart of this browser; until it has been read there is only a spinner. */
export function CartScreen() {
  const ready = useCart((_, isReady) => isReady);
  const items = useCart((cart) => cart.items);
  const now = useNow();

  return (
    <div className="page py-6 sm:py-10">
      <BackLink fallback="/">{copy.back}</BackLink>
      <h1 className="mt-2 text-3xl sm:text-4xl">{copy.heading}</h1>
      {!ready || now === null ? (
        <>
          <noscript>
            <p className="mt-6 text-lg">{copy.needsScript}</p>
          </noscript>
          <div data-needs-script>
            <Spinner label={copy.loading} />
          </div>
        </>
      ) : items.length === 0 ? (
        <EmptyState
          title={copy.empty}
          text={copy.emptyText}
          illustration="/illustrations/empty-cart.svg"
        >
          <ButtonLink to="/categorias" size="lg">
            {copy.explore}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <ul aria-label={copy.list} className="grid gap-4">
            {items.map((line) => (
              <li key={line.variantId}>
                <CartLineItem line={line} now={now} />
              </li>
            ))}
          </ul>
          <CartSummary items={items} now={now} />
        </div>
      )}
    </div>
  );
}
