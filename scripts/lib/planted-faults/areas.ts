/** All planted faults, by what they are in: each a slip that an engineer could make. */
import {BROWSER_FAULTS} from './faults/browser';
import {CART_FAULTS} from './faults/cart';
import {CATALOGUE_FAULTS} from './faults/catalogue';
import {CHECKOUT_FAULTS} from './faults/checkout';
import {OFFER_FAULTS} from './faults/offers';
import {ORDER_FAULTS} from './faults/orders';
import {ACCOUNT_FAULTS, RIGHT_FAULTS} from './faults/rights';
import {SEQUENCE_FAULTS} from './faults/sequence';
import {HTTP_FAULTS, PAGE_CACHE_FAULTS} from './faults/server';
import type {PlantedFault} from './planted-fault';

export const AREAS: Readonly<Record<string, readonly PlantedFault[]>> = {
  sequence: SEQUENCE_FAULTS,
  cart: CART_FAULTS,
  'offers and money': OFFER_FAULTS,
  catalogue: CATALOGUE_FAULTS,
  checkout: CHECKOUT_FAULTS,
  browser: BROWSER_FAULTS,
  'kept pages': PAGE_CACHE_FAULTS,
  requests: HTTP_FAULTS,
  orders: ORDER_FAULTS,
  rights: RIGHT_FAULTS,
  accounts: ACCOUNT_FAULTS,
};
