/** What happens to browsers, at the provider, and to what lies between. */
import {cancel, refund} from '../../../../emulators/storefront-api/orders/send-order-webhooks';
import type {FaultKind} from '../../../../emulators/storefront-api/admin/faults';
import {EMULATOR_DISCOUNTS} from '../../emulator-offer-codes';
import type {Run} from '../run';
import {PROVIDER, SHOP} from '../world/world';
import {type ActOf, PRODUCTS} from './act';
import type {Emulator} from '../../../../emulators/storefront-api/emulator';

const QUEUED = {share: 1, status: 503, delayMs: 0};

export const worldActs = {
  reload({world}: Run, {tab: place}: ActOf<'reload'>) {
    const tab = world.tab(place);
    world.end(tab, 'leave');
    world.tell(`${tab.name}: reloads`);
    world.tab(place);
  },

  crashTab({world}: Run, {tab: place}: ActOf<'crashTab'>) {
    const tab = world.tab(place);
    world.end(tab, 'crash');
    world.tell(`${tab.name}: crashes`);
  },

  show({world}: Run, {tab: place, visible}: ActOf<'show'>) {
    const tab = world.tab(place);
    tab.show(visible);
    world.tell(`${tab.name}: ${visible ? 'is seen' : 'is hidden'}`);
  },

  online({world}: Run, {device: place, is}: ActOf<'online'>) {
    const device = world.devices[place]!;
    device.isOnline = is;
    device.tell(is ? 'online' : 'offline');
    world.tell(`${device.name}: ${is ? 'online' : 'offline'}`);
  },

  clock({world}: Run, {device: place, ms}: ActOf<'clock'>) {
    const device = world.devices[place]!;
    device.skewMs += ms;
    world.tell(`${device.name}: the clock jumps by ${ms / 60_000} min`);
  },

  storage({world}: Run, {device: place, full}: ActOf<'storage'>) {
    const device = world.devices[place]!;
    device.isFull = full;
    world.tell(`${device.name}: storage ${full ? 'is full' : 'has room'}`);
  },

  price({world, goods}: Run, {product, cents}: ActOf<'price'>) {
    world.provider.catalogue.override(goods[product]!.handle, {priceCents: cents});
    world.tell(`operator: ${product} costs ${cents} cents`);
  },

  stock({world, goods}: Run, {product, left}: ActOf<'stock'>) {
    const stock = left === null ? {stock: null, availableForSale: true} : {stock: left};
    world.provider.catalogue.override(goods[product]!.handle, stock);
    world.tell(`operator: ${left ?? 'plenty'} left of ${product}`);
  },

  code({world}: Run, {code: place, enabled}: ActOf<'code'>) {
    const {code} = EMULATOR_DISCOUNTS[place % EMULATOR_DISCOUNTS.length]!;
    world.provider.discounts.setEnabled(code, enabled);
    world.tell(`operator: ${code} ${enabled ? 'on' : 'off'}`);
  },

  rules({world}: Run, {rounding, automatic, split}: ActOf<'rules'>) {
    world.provider.discounts.rules = {
      automatic: automatic && {title: 'Semana', percentage: 10, on: automatic},
      roundingCents: rounding,
      splitLines: split,
    };
    world.tell(
      `provider: ${automatic ?? 'no'} discount, ${rounding} cent more, ${split ? 'split' : 'whole'} lines`,
    );
  },

  refund({world}: Run, {order: place, whole}: ActOf<'refund'>) {
    const orders = world.provider.carts.orders();
    const order = orders[place % Math.max(1, orders.length)];
    if (!order) return;
    const lines = whole ? [] : order.lines.slice(0, 1).map(({id}) => ({line: id, quantity: 1}));
    const done = refund(world.provider, order, {lines});
    world.tell(
      `operator: refunds ${whole ? 'all' : 'one unit'} of ${order.number}: ${done ? 'done' : 'nothing left'}`,
    );
  },

  cancel({world}: Run, {order: place}: ActOf<'cancel'>) {
    const orders = world.provider.carts.orders();
    const order = orders[place % Math.max(1, orders.length)];
    if (!order) return;
    cancel(world.provider, order);
    world.tell(`operator: cancels ${order.number}`);
  },

  providerFails({world}: Run, {how, operation, times}: ActOf<'providerFails'>) {
    world.provider.faults.add({...QUEUED, kind: how as FaultKind, operation, times});
    world.tell(`provider: ${times} × ${how} for ${operation ?? 'any call'}`);
  },

  providerSlow({world}: Run, {ms}: ActOf<'providerSlow'>) {
    world.network.weather(PROVIDER).slowMs = ms;
    world.tell(`provider: ${ms} ms slower`);
  },

  loseAnswers({world}: Run, {host, count}: ActOf<'loseAnswers'>) {
    world.network.weather(host === 'provider' ? PROVIDER : SHOP).loseAnswers += count;
    world.tell(`network: loses ${count} answers of the ${host}`);
  },

  webhooks({world}: Run, {how}: ActOf<'webhooks'>) {
    const fault = {...QUEUED, kind: how as 'lost', topic: null, times: 1, delayMs: 3_000};
    world.provider.webhooks.faults.add(fault);
    world.tell(`provider: the next webhook is ${how}`);
  },

  functionCrash({world}: Run, {steps}: ActOf<'functionCrash'>) {
    world.accounts.crashes = steps;
    world.tell(`accounts: the next ${steps} steps end the function`);
  },

  accountsSlow({world}: Run, {ms}: ActOf<'accountsSlow'>) {
    world.network.weather('cuentas.test').slowMs = ms;
    world.tell(`accounts: ${ms} ms slower`);
  },

  workerCrash({world}: Run, {isolate}: ActOf<'workerCrash'>) {
    world.edge.crash(isolate);
    world.tell(`worker: isolate ${isolate} ends`);
  },
} as const;

/** The few products of a run, of different kinds. */
export interface Good {
  readonly handle: string;
  /** Global id. */
  readonly id: string;
  /** Global ids. */
  readonly variantIds: readonly string[];
}

/** A product with several variants, one on sale, and plain products. */
export function goodsOf({catalogue}: Emulator): readonly Good[] {
  const all = catalogue
    .products('BEST_SELLING')
    .filter(({variants}) => variants.every(({data}) => data.availableForSale));
  const several = all.find(({variants}) => variants.length > 1);
  const onSale = all.find(
    ({variants}) => variants.length === 1 && variants[0]?.data.compareAtCents !== null,
  );
  const chosen = [several, onSale, ...all].filter((each) => each !== undefined);
  return [...new Set(chosen)].slice(0, PRODUCTS).map((node) => ({
    handle: node.data.handle,
    id: `gid://shopify/Product/${node.data.id}`,
    variantIds: node.variants.map(({data}) => `gid://shopify/ProductVariant/${data.id}`),
  }));
}
