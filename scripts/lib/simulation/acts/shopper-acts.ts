/** What shoppers do, with the functions that the screens call. */
import {VISITOR_TERMS} from '../../../../app/domain/offers/offer-terms';
import type {Intent} from '../rules/ledger';
import type {TabModules} from '../code/tab-modules';
import type {Tab} from '../shopper/tab';
import type {Run} from '../run';
import type {ActOf} from './act';

const TERMS = VISITOR_TERMS;

type Product = Awaited<ReturnType<TabModules['fetchProducts']>>[number];

export const shopperActs = {
  async add({world, goods}: Run, {tab: place, product}: ActOf<'add'>) {
    const tab = world.tab(place);
    const [known] = await see(tab, [goods[product]!.id]);
    const variant = known?.firstVariant;
    if (!known || !variant || !tab.isAlive) return;
    const outcome = world.meaning('adding', only(variant.id, 1), () =>
      tab.modules.addToCart(known, variant),
    );
    world.tell(`${tab.name}: 'Agregar' ${product}: ${outcome}`);
  },

  async addCombo({world, goods}: Run, {tab: place, product, companions}: ActOf<'addCombo'>) {
    const tab = world.tab(place);
    const chosen = Array.from(
      {length: companions + 1},
      (_, i) => goods[(product + i) % goods.length]!,
    );
    const known = await see(
      tab,
      chosen.map(({id}) => id),
    );
    if (known.length !== chosen.length || !tab.isAlive) return;
    const items = known.map((each) => ({product: each, variant: each.firstVariant}));
    const offer = tab.modules.runningLevel(TERMS, companions, tab.now());
    const may: Intent = (id, units) => units === 1 && items.some(({variant}) => variant?.id === id);
    const {outcome} = world.meaning('adding a combo', may, () =>
      tab.modules.cartStore.update((cart) => tab.modules.addCombo(cart, items, offer, tab.now())),
    );
    world.tell(`${tab.name}: combo of ${known.length} from ${product}: ${kindOf(outcome)}`);
  },

  step({world}: Run, {tab: place, line, units}: ActOf<'step'>) {
    const tab = world.tab(place);
    const variantId = seenLine(tab, line);
    if (!variantId) return;
    const done = world.meaning('a stepper', only(variantId, units), () =>
      tab.modules.cartStore.change((cart) => tab.modules.changeQuantity(cart, variantId, units)),
    );
    world.tell(`${tab.name}: ${units > 0 ? '+' : ''}${units} on line ${line}: ${done}`);
  },

  remove({world}: Run, {tab: place, line}: ActOf<'remove'>) {
    const tab = world.tab(place);
    const variantId = seenLine(tab, line);
    if (!variantId) return;
    const done = world.meaning('removing', only(variantId, -1), () =>
      tab.modules.takeFromCart(variantId),
    );
    world.tell(`${tab.name}: removes line ${line}: ${done}`);
  },

  undoRemoval({world}: Run, {tab: place}: ActOf<'undoRemoval'>) {
    const tab = world.tab(place);
    const outcome = world.meaning(
      'undoing a removal',
      (_id, units) => units > 0,
      () => tab.modules.undoRemoval(),
    );
    world.tell(`${tab.name}: 'Deshacer': ${outcome}`);
  },

  /** The cart page asks for prices and draws its cross-sell. */
  async openCart({world}: Run, {tab: place}: ActOf<'openCart'>) {
    const tab = world.tab(place);
    const {modules} = tab;
    const refreshed = modules.refreshPrices();
    await offerCrossSell(tab);
    world.tell(`${tab.name}: opens the cart: ${(await refreshed) ? 'fresh' : 'stale'} prices`);
  },

  async takeCrossSell(run: Run, {tab: place}: ActOf<'takeCrossSell'>) {
    const {world} = run;
    const tab = world.tab(place);
    const {modules} = tab;
    const products = await offerCrossSell(tab);
    const record = modules.crossSellStore.store.getState().value;
    const status = modules.crossSellStatus(record, tab.now(), TERMS);
    const product = status.kind === 'open' && products.find(({id}) => id === status.productId);
    if (!product || !tab.isAlive) return;
    const may: Intent = (id, units) => units === 1 && id === product.firstVariant?.id;
    const outcome = world.meaning('taking the cross-sell', may, () =>
      modules.takeCrossSell(product, TERMS),
    );
    world.tell(`${tab.name}: takes the cross-sell: ${outcome}`);
    if (outcome === 'added') judgeOffer(run, tab, record!.expiresAt);
  },
} as const;

/** What a page of the shop knows of products; a page that cannot read them shows none. */
async function see(tab: Tab, ids: readonly string[]): Promise<readonly Product[]> {
  const found = await tab.modules
    .fetchProducts(ids.join(), new AbortController().signal)
    .catch(() => []);
  return ids.flatMap((id) => found.find((each) => each.id === id) ?? []);
}

/** An offer is drawn once and taken once. */
function judgeOffer({world, taken}: Run, {device}: Tab, expiresAt: number): void {
  const offer = `${device.name} ${expiresAt}`;
  if (taken.has(offer) && device.missed.size === 0)
    world.accuse(`${device.name}: an offer is given twice`);
  taken.add(offer);
}

async function offerCrossSell(tab: Tab): Promise<readonly Product[]> {
  const {modules} = tab;
  const products = await modules.fetchOfferProducts().catch(() => []);
  if (!tab.isAlive) return [];
  const record = modules.crossSellStore.store.getState().value;
  const status = modules.crossSellStatus(record, tab.now(), TERMS);
  if (status.kind === 'none' && products.length > 0) modules.drawCrossSell(products, TERMS);
  if (status.kind === 'expired') modules.expireCrossSell(TERMS);
  return products;
}

function seenLine(tab: Tab, line: number): string | undefined {
  const {items} = tab.modules.cartStore.store.getState().value;
  return items[line % Math.max(1, items.length)]?.variantId;
}

/** At most so many units of this variant, in that direction. */
function only(variantId: string, units: number): Intent {
  return (id, by) => id === variantId && Math.sign(by) === Math.sign(units);
}

function kindOf(outcome: {readonly kind: string} | string): string {
  return typeof outcome === 'string' ? outcome : outcome.kind;
}
