/** Prices that the operator set, and what pages show of them. */
import type {Good} from '../acts/goods';
import type {Tab} from '../shopper/tab';
import type {World} from '../world/world';

interface SetPrice {
  readonly at: number;
  readonly cents: number;
}

/** By what `X-Cache` says of an answer, how old a price in it may be: the page's age and the read's. */
const OLDEST_MS: Readonly<Record<string, number>> = {
  hit: 5 * 60_000 + 60_000 + 20_000,
  miss: 60_000 + 40_000,
  stale: 24 * 60 * 60_000 + 60_000 + 20_000,
};

export class Prices {
  private readonly set = new Map<number, SetPrice[]>();

  constructor(
    private readonly world: World,
    private readonly goods: readonly Good[],
  ) {}

  /** @param cents of which the last digit is replaced, so that no two products ever cost the same. */
  change(product: number, cents: number): void {
    const {world} = this;
    const own = Math.floor(cents / 10) * 10 + product + 1;
    world.provider.catalogue.override(this.goods[product]!.handle, {priceCents: own});
    this.set.set(product, [...(this.set.get(product) ?? []), {at: world.timeline.now, cents: own}]);
    world.tell(`operator: ${product} costs ${own} cents`);
  }

  /** The products whose price was changed. */
  changed(): readonly number[] {
    return [...this.set.keys()];
  }

  /** Asks for a product's page and judges its price; what the answer said of itself, null without one. */
  async look(tab: Tab, product: number): Promise<string | null> {
    const {world} = this;
    const {handle} = this.goods[product]!;
    const response = await tab.fetch(`/producto/${handle}.data`).catch(() => null);
    if (!response?.ok) return null;
    const kept = response.headers.get('x-cache');
    const text = await response.text();
    world.tell(`${tab.name}: opens ${product}: ${kept ?? 'not kept'}`);
    const oldest = kept && OLDEST_MS[kept];
    if (oldest) this.judge(product, text, world.timeline.now - oldest, kept);
    return kept;
  }

  private judge(product: number, text: string, since: number, kept: string): void {
    const set = this.set.get(product) ?? [];
    const old = set.filter((_price, i) => (set[i + 1]?.at ?? Infinity) < since);
    const still = set.slice(old.length).map(({cents}) => cents);
    const shown = old.find(
      ({cents}) => !still.includes(cents) && text.includes(`"${decimal(cents)}"`),
    );
    if (shown)
      this.world.accuse(
        `a ${kept} page of ${product} shows ${shown.cents} cents, a price of long ago`,
      );
    if (still.length === set.length || still.length === 0) return;
    const isShown = still.some((cents) => text.includes(`"${decimal(cents)}"`));
    if (!isShown) this.world.accuse(`a ${kept} page of ${product} shows none of its prices`);
  }
}

/** As the provider writes amounts. */
function decimal(cents: number): string {
  const text = (cents / 100).toFixed(2);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
