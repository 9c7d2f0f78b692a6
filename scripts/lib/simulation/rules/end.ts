/** What must hold once everything works again and there was time: everybody can go on. */
import {leftOf} from '../../../../emulators/storefront-api/cart/order';
import {VISITOR_TERMS} from '../../../../app/domain/offers/offer-terms';
import type {Run} from '../run';
import type {Tab} from '../shopper/tab';
import {CART_KEY} from '../world/world';

/** Longer than any hand-off, any answer and any page that waits. */
const CALM_MS = 60_000;

export async function judgeEnd(run: Run): Promise<void> {
  const {world} = run;
  world.provider.faults.clear();
  world.provider.webhooks.faults.clear();
  world.network.calm();
  world.accounts.crashes = 0;
  for (const device of world.devices) {
    device.isFull = false;
    device.isOnline = true;
    device.tell('online');
  }
  world.note('calm');
  const tabs = world.tabs.flatMap((tab, place) => (tab ? [world.tab(place)] : []));
  for (const tab of tabs) tab.show(true);
  await world.timeline.advance(CALM_MS);
  world.forgetUnsure();
  world.checkCarts();
  for (const tab of tabs) judgeTab(run, tab);
  await judgeRights(run);
  await judgeGoingOn(run, tabs);
}

function judgeTab({world}: Run, tab: Tab): void {
  const {modules} = tab;
  const {value, ready} = modules.unlockedCartStore.store.getState();
  if (!ready) world.accuse(`${tab.name}: the cart is not there`);
  if (modules.isPreparing(value, tab.now())) world.accuse(`${tab.name}: still prepares`);
  for (const popup of tab.popups) {
    if (!popup.closed && popup.url === null) world.accuse(`${tab.name}: a tab waits for nothing`);
  }
  if (tab.device.missed.has(CART_KEY)) return;
  const stored = JSON.stringify(
    world.cartOf(tab.device).map(({variantId, quantity}) => [variantId, quantity]),
  );
  const shown = JSON.stringify(value.items.map(({variantId, quantity}) => [variantId, quantity]));
  if (stored !== shown) world.accuse(`${tab.name}: shows another cart than is stored`);
}

/** Rights follow payments and refunds, once the nightly reconciliation has been. */
async function judgeRights({world}: Run): Promise<void> {
  const {provider, accounts} = world;
  const paid = provider.carts.orders();
  for (const state of accounts.orders.states()) {
    if (!paid.some(({id}) => id === state.id)) world.accuse(`order ${state.id} was never paid`);
  }
  await accounts.reconcile(provider);
  for (const order of paid) {
    const rights = await accounts.orders.entitlements(order.id);
    for (const line of order.lines) {
      const isReadable = rights.some(({lineId, endedAt}) => lineId === line.id && endedAt === null);
      const mayBeRead = order.cancelledAt === null && leftOf(order, line) > 0;
      if (isReadable && !mayBeRead) world.accuse(`${order.number}: can still be read`);
      if (!isReadable && mayBeRead) world.accuse(`${order.number}: cannot be read`);
    }
  }
}

/** A shopper who presses now reaches a checkout, or learns why not. */
async function judgeGoingOn({world, handOffs}: Run, tabs: readonly Tab[]): Promise<void> {
  const devices = new Set(tabs.map(({device}) => device));
  for (const tab of [...devices].map((device) => tabs.find((each) => each.device === device)!)) {
    const {modules} = tab;
    if (world.buyableOf(tab.device).length === 0) continue;
    // Emptied while storage was full: what is stored is not what this tab shows.
    const {items} = modules.unlockedCartStore.store.getState().value;
    if (items.length === 0 && tab.device.missed.has(CART_KEY)) continue;
    tab.blocksPopups = false;
    const before = world.popups.length;
    handOffs.press(tab);
    await world.timeline.advance(CALM_MS / 6);
    const cart = modules.unlockedCartStore.store.getState().value;
    const {kind} = modules.handOffNotice(cart, tab.now(), VISITOR_TERMS);
    const goesOn =
      world.popups.length > before || tab.told !== null || kind === 'failed' || kind === 'dropped';
    if (!goesOn) world.accuse(`${tab.name}: pressed, and nothing came of it (${kind})`);
  }
}
