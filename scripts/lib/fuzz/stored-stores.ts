/** Every value that the shop keeps in a browser: how it is read back, and what a good one looks like. */
import {parseConversation} from '../../../app/domain/support/chat';
import {parseStoredCrossSell} from '../../../app/domain/offers/cross-sell';
import {parseStoredOffers} from '../../../app/domain/offers/product-offer';
import {parseStoredCart} from '../../../app/domain/cart/stored-cart';
import {parseStoredSession} from '../../../app/domain/account/stored-session';
import {parseStoredWishlist} from '../../../app/domain/account/wishlist';
import {parseSyncJournal} from '../../../app/domain/account/wishlist-merge';

export interface StoredStore {
  readonly name: string;
  readonly sample: unknown;
  readonly parse: (stored: unknown) => unknown;
  /** Whether reading back what was read gives the same; a session is kept by somebody else's code. */
  readonly settles: boolean;
}

const NOW = Date.UTC(2026, 0, 1);
const USER = 'a2f0c1de-0000-4000-8000-000000000001';
const id = (number: number) => `gid://shopify/Product/${number}`;

const LINE = {
  product: {
    id: id(1001),
    handle: 'producto-01',
    title: 'Ayuno intermitente',
    productType: 'Ebook',
    image: {url: 'https://cdn.shopify.com/a.jpg', altText: 'Portada', width: 900, height: 1200},
  },
  variantId: 'gid://shopify/ProductVariant/400010',
  variantTitle: 'PDF',
  price: {amount: '9.00', currencyCode: 'USD'},
  compareAtPrice: {amount: '18.00', currencyCode: 'USD'},
  quantity: 1,
  selectedOptions: [{name: 'Formato', value: 'PDF'}],
  addedAt: NOW,
  offer: 'cross-sell',
  status: {availability: 'available', priceBefore: null, settled: null},
};

export const STORED_STORES: readonly StoredStore[] = [
  {
    name: 'cart',
    sample: {
      items: [LINE, {...LINE, variantId: 'gid://shopify/ProductVariant/400020', offer: null}],
      cartId: 'gid://shopify/Cart/1',
      checkoutUrl: 'https://shop.example/cart/c/1',
      checkoutStartedAt: NOW,
    },
    parse: parseStoredCart,
    settles: true,
  },
  {
    name: 'wishlist',
    sample: [{id: id(1001), name: 'Ayuno', handle: 'producto-01'}, id(1002)],
    parse: parseStoredWishlist,
    settles: true,
  },
  {
    name: 'wishlist journal',
    sample: {userId: USER, shared: [id(1001)], pending: [id(1002)]},
    parse: (stored) => parseSyncJournal(stored, USER),
    settles: true,
  },
  {
    name: 'product offers',
    sample: {'producto-01': {startTime: NOW, expiryTime: NOW + 900_000}},
    parse: parseStoredOffers,
    settles: true,
  },
  {
    name: 'cross-sell',
    sample: {productId: id(1001), expiresAt: NOW + 60_000, cooldownUntil: 0, wasUsed: false},
    parse: parseStoredCrossSell,
    settles: true,
  },
  {
    name: 'conversation',
    sample: [
      {id: 1, sender: 'user', text: 'hola'},
      {id: 2, sender: 'bot', reply: {kind: 'answered', text: 'Hola'}},
      {
        id: 3,
        sender: 'bot',
        reply: {
          kind: 'found',
          query: 'ayuno',
          count: 1,
          products: [{handle: 'producto-01', name: 'Ayuno', image: null, price: LINE.price}],
        },
      },
    ],
    parse: parseConversation,
    settles: true,
  },
  {
    name: 'session',
    sample: {
      access_token: 'eyJ.x.y',
      refresh_token: 'r',
      expires_at: NOW / 1000 + 3600,
      user: {id: USER, email: 'ana@ejemplo.com'},
    },
    parse: (stored) => parseStoredSession(stored, NOW),
    settles: false,
  },
];
