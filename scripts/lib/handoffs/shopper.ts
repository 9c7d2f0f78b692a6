/**
 * A shopper with tabs: fills a cart, presses, changes their mind, pays. Every hand-off that they make
 * is judged, and a wrong one ends the case.
 */
import type {BrowserContext, Page} from '@playwright/test';
import {setTimeout as delay} from 'node:timers/promises';
import {answerToNextDocument} from '../answer-to-next-document';
import {lookAtCart, type SeenCart} from './cart-page';
import {crossSellTaken, storedCart, type StoredLine} from './goods';
import {readHostedCheckout} from './hosted-checkout';
import {judgeHandOff, judgePage, type Contents, type LinkedCheckout, type Verdict} from './judge';
import type {Lane} from './lane';

const LOOK_MS = 15;
const PATIENCE_MS = 8_000;
/** A page may be so late to show that a window is over. */
const TICK_MS = 1_500;
/** How long a page may take to say something after it has stopped to work on it. */
export const SILENCE_MS = 2_500;

/** A hand-off, or what came of one, is not as it must be. */
export class WrongHandOff extends Error {
  constructor(
    readonly problems: readonly string[],
    readonly seen: unknown,
  ) {
    super(problems.join('; '));
  }
}

export interface Arrival {
  readonly lines: readonly StoredLine[];
  /** Epoch milliseconds; the shop's opening when left out. */
  readonly at?: number;
  /** Whether this browser may be offered a cross-sell. */
  readonly crossSell?: boolean;
  /** More of what the browser keeps, by key. */
  readonly stored?: Readonly<Record<string, string>>;
}

export class Shopper {
  /** One for each hand-off, in order. */
  readonly verdicts: Verdict[] = [];
  private known = new Set<Page>();
  private mainTab: Page | null = null;

  constructor(
    readonly lane: Lane,
    readonly context: BrowserContext,
  ) {}

  /** The tab in which the shop is open. */
  get page(): Page {
    if (!this.mainTab) throw new Error('This shopper has not arrived yet.');
    return this.mainTab;
  }

  /** Comes with these lines in the cart and stands before the cart page. */
  async arrives({lines, crossSell = false, stored = {}, ...arrival}: Arrival): Promise<void> {
    const at = arrival.at ?? this.lane.shop.opensAt;
    await this.comes(at, {
      'reventaplr-cart': storedCart(lines),
      ...(crossSell ? {} : {'reventaplr-cross-sell': crossSellTaken(at)}),
      ...stored,
    });
    await this.opensCart();
  }

  /** Comes to the shop with nothing but what the browser kept. */
  async comes(at: number, stored: Readonly<Record<string, string>>): Promise<void> {
    await this.context.clock.setFixedTime(at);
    this.mainTab = await this.newTab();
    await this.page.goto('/robots.txt');
    await this.page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  }

  async newTab(): Promise<Page> {
    const tab = await this.context.newPage();
    this.known.add(tab);
    return tab;
  }

  /** Opens the cart page and waits until the shop's prices of today are in. */
  async opensCart(tab = this.page): Promise<SeenCart> {
    const prices = answerToNextDocument(tab, /\/api\/precios/, {timeout: PATIENCE_MS}).catch(
      () => null,
    );
    await tab.goto('/carrito');
    const seen = await this.until(({state, cents}) => state === 'empty' || cents !== null, tab);
    if (seen.state === 'empty') return seen;
    await (await prices)?.finished();
    return this.rests(tab);
  }

  /** Looks until two looks in a row are the same. */
  async rests(tab = this.page): Promise<SeenCart> {
    let last = await lookAtCart(tab);
    return this.until((seen) => {
      const same = JSON.stringify(seen) === JSON.stringify(last);
      last = seen;
      return same;
    }, tab);
  }

  /** Looks until what is seen is as wanted; gives up with the last look. */
  async until(
    wanted: (seen: SeenCart) => boolean,
    tab = this.page,
    patience = PATIENCE_MS,
  ): Promise<SeenCart> {
    const end = Date.now() + patience;
    for (;;) {
      const seen = await lookAtCart(tab).catch(whileNavigating);
      if (seen && (wanted(seen) || Date.now() > end)) return seen;
      if (Date.now() > end) throw new WrongHandOff(['the page shows nothing'], tab.url());
      await delay(LOOK_MS);
    }
  }

  /** Presses 'Finalizar Compra' and judges what comes of it. */
  async pays(options: {removed?: readonly string[]; tab?: Page} = {}): Promise<Verdict> {
    const before = await this.presses(options.tab);
    return this.judges(before, options);
  }

  /** Presses; `at` is the time of the press, in the same task, when the page has not ticked since. */
  async presses(tab = this.page, at?: number): Promise<SeenCart> {
    return lookAtCart(tab, {pay: true, ...(at === undefined ? {} : {at})});
  }

  /** Time jumps to that moment, in every tab. */
  async timeIs(at: number): Promise<void> {
    for (;;) {
      try {
        return await this.context.clock.setFixedTime(at);
      } catch (error) {
        // A tab that the shop closes just now has no clock to set.
        if (!/has been closed/.test(String(error)) || this.page.isClosed()) throw error;
      }
    }
  }

  /** Waits for the end of the hand-off whose press saw `before`, and judges it. */
  async judges(
    before: SeenCart,
    {removed, tab = this.page}: {removed?: readonly string[]; tab?: Page} = {},
  ): Promise<Verdict> {
    const end = Date.now() + TICK_MS;
    for (;;) {
      const now = await this.settles(tab);
      const opened = this.openedTabs();
      const tabs = await Promise.all(
        opened.map(async (each) => ({
          hosted: this.isWaiting(each) ? null : await readHostedCheckout(each.url()),
        })),
      );
      const links = await this.linked(now);
      const judgement = judgeHandOff({before, now, tabs, links, ...(removed ? {removed} : {})});
      if (judgement.problems.length === 0) {
        for (const each of opened) this.known.add(each);
        this.verdicts.push(judgement.verdict);
        return judgement.verdict;
      }
      if (Date.now() > end) {
        throw new WrongHandOff(judgement.problems, {before, now, tabs, links});
      }
      await delay(LOOK_MS);
    }
  }

  /** Looks until nothing is under way and something is said, or nothing will be. */
  async settles(tab = this.page): Promise<SeenCart> {
    let idleSince: number | null = null;
    return this.until((seen) => {
      if (seen.processing) return false;
      const said = seen.links.length > 0 || seen.told || /No (pudimos|abrimos)/.test(seen.summary);
      const waiting = this.openedTabs().some((each) => this.isWaiting(each));
      idleSince ??= Date.now();
      return Boolean(said && !waiting) || Date.now() - idleSince > SILENCE_MS;
    }, tab);
  }

  /** What the page shows now must be so, whatever was pressed before. */
  async isHonest(tab = this.page): Promise<SeenCart> {
    const now = await this.rests(tab);
    const links = await this.linked(now);
    const problems = judgePage(now, links);
    if (problems.length > 0) throw new WrongHandOff(problems, {now, links});
    return now;
  }

  /** Goes back from the notice, if there is one. */
  async goesBack(tab = this.page): Promise<SeenCart> {
    await tab.getByRole('button', {name: 'Volver al carrito'}).click();
    return this.until(({told}) => told === null, tab);
  }

  /** Closes the shop's tab and opens the cart in another. */
  async reopens(): Promise<void> {
    const closed = this.page;
    this.mainTab = await this.newTab();
    await closed.close();
    await this.opensCart();
  }

  /** The tabs that were opened meanwhile ask for what the page shows. */
  async judgesTabs(now: SeenCart): Promise<void> {
    for (const tab of this.openedTabs()) {
      const hosted = await readHostedCheckout(tab.url());
      const problems = judgePage(now, [{text: 'the tab', told: false, hosted}]);
      if (problems.length > 0) throw new WrongHandOff(problems, {now, hosted});
      this.known.add(tab);
    }
  }

  /** Tabs that the shop opened since they were last judged. */
  openedTabs(): readonly Page[] {
    return this.context.pages().filter((each) => !this.known.has(each));
  }

  /** Follows the page's link to its checkout. */
  async follows(link: RegExp, tab = this.page): Promise<Page> {
    const [opened] = await Promise.all([
      this.context.waitForEvent('page'),
      tab.getByRole('link', {name: link}).first().click(),
    ]);
    this.known.add(opened);
    await opened.waitForURL(/\/cart\/c\//);
    return opened;
  }

  isWaiting(tab: Page): boolean {
    return !/\/cart\/c\//.test(tab.url());
  }

  private async linked({links}: SeenCart): Promise<readonly LinkedCheckout[]> {
    return Promise.all(
      links.map(async ({href, text, told}) => ({
        text,
        told,
        hosted: await readHostedCheckout(href),
      })),
    );
  }
}

export function contentsOf(lines: SeenCart['lines']): Contents {
  return new Map(lines.map(({key, quantity}) => [key, quantity ?? 1]));
}

/** A look that a navigation interrupts is made again. */
function whileNavigating(error: unknown): null {
  if (/navigation|destroyed|Cannot find context/i.test(String(error))) return null;
  throw error;
}
