/**
 * The carts in memory and the orders that they became. A completed cart is no longer a cart: it can
 * be neither read nor changed, and it cannot be paid again.
 */
import type {CatalogueStore} from '../catalogue-index/catalogue-store';
import {deterministicToken} from '../deterministic-token';
import {parseGid} from '../gid';
import type {CartLineState, CartState, CartUserError} from './cart-state';
import {findMerchandise, viewCart, type CartView} from './cart-view';
import type {LineChange, MerchandiseExists} from './change-lines';
import type {BuyerInput} from '../checkout/validate-buyer';
import type {DiscountRegistry} from './discount-codes';
import type {Order} from './order';
import {findByName} from '../../../supabase/functions/_shared/orders/order-name.ts';

export type CartOutcome =
  | {readonly ok: true; readonly cart: CartView}
  | {readonly ok: false; readonly userErrors: readonly CartUserError[]};

export type CheckoutLookup =
  | {readonly kind: 'open'; readonly cart: CartView}
  | {readonly kind: 'completed'; readonly order: Order}
  | {readonly kind: 'unknown'};

const FIRST_ORDER_NUMBER = 1001;

export class CartService {
  private readonly carts = new Map<string, CartState>();
  private readonly completed = new Map<string, {key: string; order: Order}>();
  private created = 0;
  private lastOrderId = 0;
  private firstNumber = FIRST_ORDER_NUMBER;

  constructor(
    private readonly catalogue: CatalogueStore,
    private readonly discounts: DiscountRegistry,
  ) {}

  readonly merchandiseExists: MerchandiseExists = (merchandiseId) =>
    findMerchandise(merchandiseId, this.catalogue) !== null;

  /** Stores a new cart, unless `build` refuses. */
  create(build: (empty: CartState) => LineChange): CartOutcome {
    const number = this.created + 1;
    const now = new Date().toISOString();
    const change = build({
      token: `hWN${deterministicToken('cart', number, 21)}`,
      key: deterministicToken('cart-key', number, 32),
      createdAt: now,
      updatedAt: now,
      note: null,
      attributes: [],
      discountCodes: [],
      buyerIdentity: {},
      lines: [],
      linesCreated: 0,
    });
    if (change.ok) this.created = number;
    return this.store(change);
  }

  view(cartId: string): CartView | null {
    const state = this.findById(cartId);
    return state ? viewCart(state, this.catalogue, this.discounts) : null;
  }

  /** The cart or order of a checkout URL. */
  checkout(token: string, key: string): CheckoutLookup {
    const done = this.completed.get(token);
    if (done) return done.key === key ? {kind: 'completed', order: done.order} : {kind: 'unknown'};
    const state = this.carts.get(token);
    if (!state || state.key !== key) return {kind: 'unknown'};
    return {kind: 'open', cart: viewCart(state, this.catalogue, this.discounts)};
  }

  /** Turns an open cart into an order. */
  complete(cart: CartView, {name, email, payment}: BuyerInput): Order {
    const {token, key} = cart.state;
    const now = new Date();
    const id = this.nextOrderId(now.getTime());
    const order: Order = {
      id,
      number: `RP-${this.firstNumber + this.completed.size}`,
      cartToken: token,
      name,
      email,
      completedAt: now.toISOString(),
      paidAt: payment === 'card' ? now.toISOString() : null,
      updatedAt: now.toISOString(),
      cancelledAt: null,
      attributes: cart.state.attributes,
      refunds: [],
      totalCents: cart.price.totalCents,
      discountCodes: cart.price.codes.flatMap(({typed, outcome}) =>
        outcome === 'applied' ? [typed] : [],
      ),
      lines: cart.lines
        .filter(({price}) => price.quantity > 0)
        .map(({state, merchandise, price}, place) => ({
          id: `${id}${String(place).padStart(3, '0')}`,
          title: merchandise.product.data.title,
          variantTitle: merchandise.data.title,
          sku: merchandise.data.sku,
          productId: merchandise.product.data.id,
          merchandiseId: state.merchandiseId,
          quantity: price.quantity,
          unitCents: price.unitCents,
          totalCents: price.totalCents,
        })),
    };
    for (const {merchandise, price} of cart.lines) {
      this.catalogue.sell(merchandise.data.id, price.quantity);
    }
    this.completed.set(token, {key, order});
    this.carts.delete(token);
    return order;
  }

  orders(): Order[] {
    return [...this.completed.values()].map(({order}) => order);
  }

  /** `typed` as an operator writes it: '#rp-1001', '1001'. */
  orderByNumber(typed: string): Order | null {
    const found = findByName(
      typed,
      this.orders().map((order) => ({name: order.number, order})),
    );
    return found?.order ?? null;
  }

  continueOrders(after: number): void {
    this.firstNumber = Math.max(this.firstNumber, after + 1 - this.completed.size);
  }

  /** Stores a changed order. */
  replaceOrder(order: Order): void {
    const done = this.completed.get(order.cartToken);
    if (done) this.completed.set(order.cartToken, {...done, order});
  }

  reset(): void {
    this.carts.clear();
    this.completed.clear();
    this.created = 0;
  }

  /** Orders outlive a run of the emulator in the account backend, so no two runs may give the same. */
  private nextOrderId(now: number): string {
    this.lastOrderId = Math.max(now, this.lastOrderId + 1);
    return String(this.lastOrderId);
  }

  private store(change: LineChange): CartOutcome {
    if (!change.ok) return change;
    const state = {...change.state, updatedAt: new Date().toISOString()};
    const cart = viewCart(state, this.catalogue, this.discounts);
    this.carts.set(state.token, {...state, lines: state.lines.map((line) => limited(line, cart))});
    return {ok: true, cart};
  }

  private findById(cartId: string): CartState | null {
    const parsed = parseGid(cartId);
    if (parsed?.type !== 'Cart') return null;
    const state = this.carts.get(parsed.id);
    return state && state.key === parsed.params.get('key') ? state : null;
  }
}

/** The provider keeps no more than it can deliver of a line; of what is sold out it keeps what was wanted. */
function limited(line: CartLineState, {lines}: CartView): CartLineState {
  const parts = lines.filter(({state}) => state.id === line.id);
  const quantity = parts.reduce((sum, {price}) => sum + price.quantity, 0);
  return quantity > 0 ? {...line, quantity} : line;
}
