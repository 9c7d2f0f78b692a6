import {unlockedCartStore} from './cart';

/** Whether the cart outlives the page; resolves once nothing of it waits to be written. */
export async function isCartKept(): Promise<boolean> {
  await unlockedCartStore.update((cart) => ({state: cart, outcome: null})).confirmed;
  return !unlockedCartStore.isUnsaved();
}
