/** What a shopper sees on the cart page, read in one go from what is on the screen. */
import type {Page} from '@playwright/test';
import {amountsIn, lineKey} from './hosted-checkout';

export interface SeenLine {
  /** Title, and the variant's after ' · ' where there is one. */
  readonly key: string;
  /** Null when the line is marked as not for sale. */
  readonly quantity: number | null;
  /** Every amount that the line names, in cents, but what is struck through; last what it costs in all. */
  readonly amounts: readonly number[];
  readonly text: string;
}

export interface SeenCart {
  readonly lines: readonly SeenLine[];
  /** Behind 'Total', in cents; null where none is named. */
  readonly cents: number | null;
  /** Whether a hand-off is said to be under way. */
  readonly processing: boolean;
  /** Links to a checkout. `told` are those that name their amount, in a notice. */
  readonly links: readonly {readonly href: string; readonly text: string; readonly told: boolean}[];
  /** The notice that stands in the way: why another amount is asked. */
  readonly told: string | null;
  /** The whole summary, with whatever it says of the hand-off. */
  readonly summary: string;
  /** Toasts and other live regions. */
  readonly live: string;
  /** The whole page in a word: whether it shows a cart, nothing, or has broken down. */
  readonly state: 'cart' | 'empty' | 'other';
  readonly page: string;
}

interface RawCart extends Omit<SeenCart, 'lines' | 'cents'> {
  readonly total: string | null;
  readonly articles: readonly {
    readonly title: string;
    readonly variant: string;
    readonly quantity: string | null;
    readonly text: string;
    /** Without what is struck through. */
    readonly valid: string;
  }[];
}

/** How a press on the button is made together with a look at the page: in one task of the browser. */
export interface Press {
  /** Whether 'Finalizar Compra' is pressed after the look. */
  readonly pay?: boolean;
  /** Time of the press, epoch milliseconds, when it is not that of the look. */
  readonly at?: number;
}

/** Looks, and presses 'Finalizar Compra' in the same task if told. */
export async function lookAtCart(page: Page, press: Press = {}): Promise<SeenCart> {
  const {articles, total, ...raw} = await page.evaluate(read, press);
  return {
    ...raw,
    cents: total === null ? null : (amountsIn(total)[0] ?? null),
    lines: articles.map(({title, variant, quantity, text, valid}) => ({
      key: lineKey(title, variant),
      // A screen reader hears the unit, too.
      quantity: quantity === null ? null : Number.parseInt(quantity, 10),
      amounts: amountsIn(valid),
      text,
    })),
  };
}

/** Runs in the page. */
function read({pay, at}: Press): RawCart {
  const textOf = (element: Element | null | undefined) =>
    (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim();
  const summary = [...document.querySelectorAll('section')].find((section) =>
    /^Resumen de la compra/.test(textOf(section)),
  );
  const list = document.querySelector('ul[aria-label="Productos en tu carrito"]');
  const dialog = document.querySelector('[role="alertdialog"]');
  const terms = [...(summary?.querySelectorAll('dt') ?? [])];
  const total = terms.findLast((term) => /^Total\b/.test(textOf(term)))?.nextElementSibling;
  const button = [...document.querySelectorAll('button')].find((each) =>
    /^(Finalizar Compra|Procesando)/.test(textOf(each)),
  );
  const heading = document.querySelector('h1');
  const state = list
    ? 'cart'
    : /Tu carrito está vacío/.test(textOf(document.querySelector('main')))
      ? 'empty'
      : 'other';
  const seen: RawCart = {
    articles: [...(list?.querySelectorAll('article') ?? [])].map((article) => ({
      title: textOf(article.querySelector('h2')),
      variant: textOf(article.querySelector('h2 + p')),
      quantity: article.querySelector('output')?.textContent ?? null,
      text: textOf(article),
      valid: [...article.querySelectorAll('s')].reduce(
        (text, struck) => text.replace(textOf(struck), ''),
        textOf(article),
      ),
    })),
    total: total ? textOf(total) : null,
    processing: /^Procesando/.test(textOf(button)) || button?.getAttribute('aria-busy') === 'true',
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/cart/c/"]')].map((link) => ({
      href: link.href,
      text: textOf(link),
      told: textOf(link).includes('$'),
    })),
    told: dialog ? textOf(dialog) : null,
    summary: textOf(summary),
    live: [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')]
      .map(textOf)
      .filter(Boolean)
      .join(' | '),
    state,
    page: `${textOf(heading)} (${location.pathname})`,
  };
  if (at !== undefined) Date.now = () => at;
  if (pay) button?.click();
  return seen;
}
