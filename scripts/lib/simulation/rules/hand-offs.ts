/**
 * What holds of every hand-off: what was shown is asked or told, nothing is charged that is not in the cart,
 * nothing that is in it gets lost on the way, and one press makes one checkout at most.
 */
import type {Popup, Tab} from '../shopper/tab';
import {CART_KEY, type World} from '../world/world';
import {VISITOR_TERMS} from '../../../../app/domain/offers/offer-terms';
import {centsOf, tokenOf, unlike} from './checkouts';

interface Press {
  readonly tab: Tab;
  readonly shownAt: number;
  readonly from: number;
  /** Cents that the page showed last before the answer; null if it showed no amount. */
  shown: number | null;
  /** When its page knew the checkout: what is pressed from then on is meant. */
  answeredAt: number | null;
  /** When the checkout could be paid, which is after the answer was written. */
  openedAt: number | null;
  told: boolean;
}

export class HandOffs {
  private readonly presses = new Map<string, Press>();

  constructor(private readonly world: World) {
    world.onCheckout = (popup, url) => this.opened(popup, url);
  }

  /** 'Finalizar Compra'. */
  press(tab: Tab): void {
    const {world} = this;
    const {modules} = tab;
    const shownAt = tab.shownAt();
    const before = this.shownIn(tab, shownAt);
    const handing = world.meaning('handing over', null, () =>
      modules.handOffCart(
        '…',
        shownAt,
        VISITOR_TERMS,
        () => Promise.resolve(VISITOR_TERMS),
        () => Promise.resolve(null),
      ),
    );
    const last = modules.handOffsOf(modules.unlockedCartStore.store.getState().value).at(-1);
    const isBegun =
      last?.state === 'preparing' && last.at === tab.now() && !this.presses.has(last.id);
    world.tell(
      `${tab.name}: 'Finalizar Compra', ${before ?? '?'} cents: ${isBegun ? 'begun' : 'no'}`,
    );
    if (!isBegun) return;
    const press: Press = {
      tab,
      shownAt,
      from: world.timeline.now,
      shown: before,
      answeredAt: null,
      openedAt: null,
      told: false,
    };
    this.presses.set(last.id, press);
    const stop = modules.unlockedCartStore.store.subscribe(({value}) => {
      const record = modules.handOffsOf(value).find(({id}) => id === last.id);
      if (record?.state === 'preparing') press.shown = this.shownIn(tab, shownAt);
      if (record?.state === 'ready') press.answeredAt ??= world.timeline.now;
    });
    void handing.then((told) => {
      stop();
      tab.told = told;
      if (!told) return;
      press.told = true;
      const asked = centsOf(told.difference.asked.amount);
      world.tell(`${tab.name}: is told of ${asked} instead of ${press.shown ?? '?'} cents`);
      const made = world.checkouts.get(tokenOf(told.url));
      if (made?.cents !== asked)
        world.accuse(`told of ${asked} cents, asked ${made?.cents ?? '?'}`);
    });
  }

  /** The shopper has read the difference, and goes on. */
  goOn(tab: Tab): void {
    const {told, modules} = tab;
    const cart = modules.unlockedCartStore.store.getState().value;
    if (!told || !modules.isCurrentDifference(cart, told.handOffId, tab.now(), VISITOR_TERMS))
      return;
    // Where nothing can be bought, the page shows no total, and no way to pay it.
    if (this.shownIn(tab, tab.shownAt()) === null) return;
    modules.goOnWith(told.handOffId);
    tab.told = null;
    this.follow(tab, told.url, 'goes on');
  }

  /** The address that the notice of the cart page leads to. */
  followNotice(tab: Tab): void {
    const cart = tab.modules.unlockedCartStore.store.getState().value;
    const notice = tab.modules.handOffNotice(cart, tab.now(), VISITOR_TERMS);
    if (notice.kind === 'opened' || notice.kind === 'blocked') {
      this.follow(tab, notice.url, 'follows the notice');
    }
  }

  /** A checkout that the shopper opens from what a page shows at this moment. */
  private follow(tab: Tab, url: string, how: string): void {
    const {world} = this;
    const made = world.checkouts.get(tokenOf(url));
    if (!made) return world.accuse(`${tab.name} leads to a checkout that nobody made`);
    world.tell(`${tab.name}: ${how} to a checkout of ${made.cents} cents`);
    const shown = this.shownIn(tab, tab.shownAt());
    if (shown !== made.cents) {
      world.accuse(
        `${tab.name} shows ${shown ?? 'nothing'}, its checkout asks ${made.cents} cents`,
      );
    }
    // A link leads where it led when the page was drawn: of what another tab has written in these
    // milliseconds no page can know, and no shopper either.
    if (!tab.device.isNewsOnItsWay(tab, CART_KEY)) this.compare(tab, url);
    world.popups.push({closed: false, opener: tab, openedAt: world.timeline.now, url});
  }

  private opened(popup: Popup, url: string): void {
    const {world} = this;
    const {opener: tab} = popup;
    const made = world.checkouts.get(tokenOf(url));
    if (!made) return world.accuse(`${tab.name} opens a checkout that nobody made`);
    world.tell(`${tab.name}: the checkout opens, ${made.cents} cents`);
    world.popups.push(popup);
    const press = this.presses.get(made.handOffId ?? '');
    if (!press) return world.accuse(`a checkout opens without a press`);
    if (press.openedAt !== null) world.accuse('one press opens two checkouts');
    if (press.shown !== made.cents) {
      world.accuse(`${press.shown ?? 'nothing'} shown, ${made.cents} cents asked, nothing told`);
    }
    const now = world.timeline.now;
    for (const other of this.presses.values()) {
      const isSame = other.tab.device === tab.device && other !== press;
      // Tabs that cannot store know nothing of each other.
      if (tab.device.missed.has(CART_KEY)) break;
      const until = other.openedAt && (other.answeredAt ?? other.openedAt);
      if (isSame && until !== null && until > press.from) {
        world.accuse('two hand-offs of one device were under way at once, and both opened');
      }
    }
    press.openedAt = now;
    this.compare(tab, url);
  }

  /** The cart of the device is what the checkout sells. */
  private compare(tab: Tab, url: string): void {
    const {world} = this;
    const made = world.checkouts.get(tokenOf(url));
    const {device} = tab;
    if (!made || device.missed.has(CART_KEY) || device.isUnderWay(CART_KEY)) return;
    for (const difference of unlike(made, world.buyableOf(device))) {
      world.accuse(`${tab.name}: ${difference}`);
    }
  }

  private shownIn(tab: Tab, at: number): number | null {
    const cart = tab.modules.unlockedCartStore.store.getState().value;
    const {total} = tab.modules.amountDue(cart, at, VISITOR_TERMS);
    return total && centsOf(total.amount);
  }
}
