/** The line that was taken out last on the cart page, until the shopper leaves it. */
import {createStore, useStore} from 'zustand';
import {restoreLine, takeLine, type RemovedLine} from '~/domain/cart/edit-cart';
import {cartStore} from './cart';

interface Removal {
  readonly removed: RemovedLine | null;
  /** The variant whose line has just come back, and takes the focus. */
  readonly restored: string | null;
}

const NOTHING: Removal = {removed: null, restored: null};

const store = createStore<Removal>(() => NOTHING);

/** Takes a variant's line out and remembers it; false when the cart is locked. */
export function takeFromCart(variantId: string): boolean {
  const {outcome} = cartStore.update((cart) => takeLine(cart, variantId));
  if (outcome === 'preparing') return false;
  if (outcome) store.setState({removed: outcome, restored: null});
  return true;
}

/** Restores the line, or returns why that failed: the cart is full, locked or has the variant already. */
export function undoRemoval() {
  const {removed} = store.getState();
  if (!removed) return 'already-there';
  const {outcome} = cartStore.update((cart) => restoreLine(cart, removed));
  if (outcome !== 'full' && outcome !== 'preparing') {
    store.setState({removed: null, restored: removed.line.variantId});
  }
  return outcome;
}

export function forgetRemoval(): void {
  store.setState(NOTHING);
}

export function useRemoval(): Removal {
  return useStore(store);
}
