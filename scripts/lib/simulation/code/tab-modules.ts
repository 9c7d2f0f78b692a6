/** What a page of the shop consists of below its screens: evaluated anew for each tab. */
import {cartStore, unlockedCartStore, addToCart} from '../../../../app/state/cart/cart';
import {goOnWith, handOffCart} from '../../../../app/state/checkout/hand-off';
import {takeFromCart, undoRemoval} from '../../../../app/state/cart/removed-line';
import {refreshPrices} from '../../../../app/state/cart/shop-prices';
import {fetchKnownOrders} from '../../../../app/state/library/ask-purchases';
import {
  crossSellStore,
  drawCrossSell,
  expireCrossSell,
  takeCrossSell,
} from '../../../../app/state/offers/cross-sell';
import {fetchOfferProducts, fetchProducts} from '../../../../app/state/api-client';
import {pauseBefore} from '../../../../app/domain/library/known-order';
import {addCombo} from '../../../../app/domain/cart/add-combo';
import {
  amountDue,
  handOffNotice,
  isCurrentDifference,
} from '../../../../app/domain/checkout/amount-due';
import {changeQuantity, clearCart} from '../../../../app/domain/cart/edit-cart';
import {
  confirmPayment,
  paymentView,
  settleByOrder,
  settlePayment,
  undoPayment,
} from '../../../../app/domain/checkout/payment';
import {isPreparing} from '../../../../app/domain/checkout/hand-off';
import {handOffsOf} from '../../../../app/domain/checkout/stored-hand-off';
import {crossSellStatus} from '../../../../app/domain/offers/cross-sell';
import {runningLevel} from '../../../../app/domain/offers/offer-terms';

/** The stores, and what the screens call. */
export const tabModules = {
  cartStore,
  unlockedCartStore,
  addToCart,
  goOnWith,
  handOffCart,
  takeFromCart,
  undoRemoval,
  refreshPrices,
  fetchKnownOrders,
  crossSellStore,
  drawCrossSell,
  expireCrossSell,
  takeCrossSell,
  fetchOfferProducts,
  fetchProducts,
  pauseBefore,
  addCombo,
  amountDue,
  changeQuantity,
  clearCart,
  handOffNotice,
  isCurrentDifference,
  confirmPayment,
  paymentView,
  settleByOrder,
  settlePayment,
  undoPayment,
  isPreparing,
  handOffsOf,
  crossSellStatus,
  runningLevel,
} as const;

export type TabModules = typeof tabModules;
