/** From the checkout to the thank-you page, with the functions that its parts call. */
import {asHandOffId} from '../../../../app/domain/checkout/checkout-request';
import type {Order} from '../../../../emulators/storefront-api/cart/order';
import type {Run} from '../run';
import type {Intent} from '../rules/ledger';
import {shortId} from '../rules/ledger';
import type {Tab} from '../shopper/tab';
import {ACCOUNTS} from '../world/world';
import type {ActOf} from './act';

const BUYER = new URLSearchParams({name: 'Ana', email: 'ana@correo.test'}).toString();
const FORM = {'content-type': 'application/x-www-form-urlencoded'};
const PROVIDER_PAGE = 'http://proveedor.myshopify.com/';

export const paymentActs = {
  press({world, handOffs}: Run, {tab: place, blocked}: ActOf<'press'>) {
    const tab = world.tab(place);
    tab.blocksPopups = blocked;
    handOffs.press(tab);
  },

  goOn({world, handOffs}: Run, {tab}: ActOf<'goOn'>) {
    handOffs.goOn(world.tab(tab));
  },

  followNotice({world, handOffs}: Run, {tab}: ActOf<'followNotice'>) {
    handOffs.followNotice(world.tab(tab));
  },

  async pay(run: Run, {checkout, returns}: ActOf<'pay'>) {
    const {world} = run;
    const open = world.popups.filter(({closed, opener}) => !closed && opener.device.isOnline);
    const popup = open[checkout % Math.max(1, open.length)];
    if (!popup?.url) return;
    const {device} = popup.opener;
    const url = new URL(popup.url);
    const {status, headers} = await world.askProvider({
      method: 'POST',
      url,
      headers: FORM,
      body: BUYER,
    });
    const thanks = headers['location'];
    if (!thanks) return world.tell(`${device.name}: the checkout takes no money (${status})`);
    popup.closed = true;
    const {searchParams} = new URL(thanks);
    const number = searchParams.get('order') ?? '';
    const order = world.provider.carts.orderByNumber(number);
    if (!order) return world.accuse(`there is no order ${number}`);
    world.tell(
      `${device.name}: pays ${order.totalCents} cents, ${number}${returns ? '' : ', never comes back'}`,
    );
    const same = world.provider.carts.orders().filter((each) => pagoOf(each) === pagoOf(order));
    if (same.length > 1) world.accuse(`one press was paid ${same.length} times`);
    run.thanked.set(order, {device, address: thanks});
    if (!returns) return;
    const tab = world.openTab(`${device.name}-${number}`, device, thanks, PROVIDER_PAGE);
    thank(run, tab, order, PROVIDER_PAGE);
  },

  /** A thank-you page that was closed is opened again, such as from the browser's history. */
  thankAgain(run: Run, {order: place}: ActOf<'thankAgain'>) {
    const {world} = run;
    const thanked = [...run.thanked];
    const [order, {device, address}] = thanked[place % Math.max(1, thanked.length)] ?? [null, {}];
    if (!order || !device || !address) return;
    world.tell(`${device.name}: comes back to the thanks for ${order.number}`);
    const tab = world.openTab(`${device.name}-${order.number}+`, device, address);
    thank(run, tab, order, '');
  },

  /** A thank-you page that names an order and no hand-off, such as of a link in a mail. */
  strayThanks({world}: Run, {tab: place, order}: ActOf<'strayThanks'>) {
    const {device} = world.tab(place);
    const orders = world.provider.carts.orders();
    const number = orders[order % Math.max(1, orders.length)]?.number ?? 'RP-9999';
    const tab = world.openTab(
      `${device.name}-stray`,
      device,
      `https://tienda.test/gracias?order=${number}`,
    );
    world.tell(`${device.name}: follows a link to the thanks for ${number}`);
    const claim = {order: number, handOffId: null, referrer: ''};
    world.meaning('a stray thank-you page', null, () =>
      tab.modules.unlockedCartStore.update((cart) => ({
        state: tab.modules.settlePayment(cart, claim, tab.now()),
        outcome: null,
      })),
    );
    world.end(tab, 'leave');
  },

  undoPayment({world}: Run, {tab: place}: ActOf<'undoPayment'>) {
    const tab = world.tab(place);
    const {unlockedCartStore, handOffsOf, undoPayment} = tab.modules;
    const paid = handOffsOf(unlockedCartStore.store.getState().value).findLast(
      (each) => each.state === 'paid' && each.taken.length > 0,
    );
    if (!paid) return;
    world.tell(`${tab.name}: puts back what was paid`);
    world.meaning(
      'undoing a payment',
      (_id, units) => units > 0,
      () =>
        unlockedCartStore.update((cart) => ({
          state: undoPayment(cart, paid.id, tab.now()),
          outcome: null,
        })),
    );
  },
} as const;

/** The thank-you page: takes out what was paid, and looks for the order. */
function thank({world}: Run, tab: Tab, order: Order, referrer: string): void {
  const {modules} = tab;
  const {number} = order;
  const handOffId = asHandOffId(pagoOf(order) ?? null);
  const claim = {order: number, handOffId, referrer};
  const paidOf = (id: string) =>
    order.lines
      .filter(({merchandiseId}) => shortId(merchandiseId) === shortId(id))
      .reduce((sum, {quantity}) => sum + quantity, 0);
  const before = modules.unlockedCartStore.store.getState().value;
  const record = modules.handOffsOf(before).find(({id}) => id === handOffId);
  const isSettled = record?.state === 'paid';
  // What was settled is settled: who comes back loses nothing.
  // Before the order is known it is what was handed over; what was sold out since comes back with the order.
  const carriedOf = (id: string) =>
    Math.max(
      paidOf(id),
      ...[...world.checkouts.values()]
        .filter((made) => made.handOffId === handOffId)
        .flatMap(({lines}) => lines)
        .map((line) => (line.variantId === id ? line.quantity : 0)),
    );
  const taking: Intent = isSettled ? null : (id, units) => units < 0 && -units <= carriedOf(id);
  world.meaning(`the thanks for ${number}`, taking, () =>
    modules.unlockedCartStore.update((cart) => ({
      state: modules.settlePayment(cart, claim, tab.now()),
      outcome: null,
    })),
  );
  const after = modules.unlockedCartStore.store.getState().value;
  if (record && record.state !== 'paid') {
    for (const line of before.items) {
      const left = after.items.find(({variantId}) => variantId === line.variantId)?.quantity ?? 0;
      const due = Math.max(0, line.quantity - paidOf(line.variantId));
      if (left > due)
        world.accuse(`${left} of ${shortId(line.variantId)} left in the cart, ${due} unpaid`);
    }
  }
  if (handOffId) void lookForOrder(0);

  async function lookForOrder(asked: number): Promise<void> {
    const [known] = (await modules.fetchKnownOrders(ACCOUNTS, [handOffId!])) ?? [];
    if (known) {
      const {name, lines} = known;
      world.tell(`${tab.name}: sees the order of ${lines.length} lines`);
      const settling: Intent = (id, units) => units > 0 || -units <= paidOf(id);
      world.meaning(`the order ${name}`, settling, () =>
        modules.unlockedCartStore.update((cart) => ({
          state: modules.settleByOrder(
            cart,
            {order: name, handOffId: handOffId!, lines, awaiting: false},
            tab.now(),
          ),
          outcome: null,
        })),
      );
      const cart = modules.unlockedCartStore.store.getState().value;
      const settled = modules.handOffsOf(cart).find(({id}) => id === handOffId);
      for (const line of settled?.state === 'paid' ? settled.taken : []) {
        if (line.quantity > paidOf(line.variantId))
          world.accuse(`${shortId(line.variantId)} stays taken out, and was not paid`);
      }
      return;
    }
    const pause = modules.pauseBefore(asked);
    if (pause !== null) tab.later(pause, () => void lookForOrder(asked + 1));
  }
}

function pagoOf({attributes}: Order): string | undefined {
  return attributes.find(({key}) => key === '_pago')?.value;
}
