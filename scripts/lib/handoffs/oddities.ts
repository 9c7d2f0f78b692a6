/** What a provider may do of its own accord: in its answer, and on its page alike. */
import {decimal, type Good} from './goods';
import {amountsIn} from './hosted-checkout';
import type {AnsweredCart, AnsweredLine, Money, Oddity} from './odd-provider';

/** The line asks so many cents more, or less. */
export function cents(good: Good, by: number): Oddity {
  return {
    answer(cart) {
      const line = lineOf(cart, good);
      if (line) add(line.cost.totalAmount, by);
      add(cart.cost.totalAmount, by);
      return cart;
    },
    page: (html) =>
      withTotal(
        withLine(html, good, (item) => withPrice(item, by)),
        by,
      ),
  };
}

/** A charge that no line explains, such as a tax; or a discount on the order when it is negative. */
export function onTheOrder(by: number, title: string | null = null): Oddity {
  return {
    answer(cart) {
      add(cart.cost.totalAmount, by);
      if (title) cart.discountAllocations = [automatic(title, -by)];
      return cart;
    },
    page: (html) => withTotal(html, by),
  };
}

/** So many percent off everything, by a discount of the shop's, on the order or on each line. */
export function shopWide(percent: number, on: 'order' | 'lines'): Oddity {
  const title = `Semana ${percent}`;
  const part = (amount: number) => -Math.floor((amount * percent) / 100);
  return {
    answer(cart) {
      let off = 0;
      for (const line of cart.lines.nodes) {
        const by = part(inCents(line.cost.totalAmount));
        off += by;
        if (on === 'order') continue;
        add(line.cost.totalAmount, by);
        line.discountAllocations = [...(line.discountAllocations ?? []), automatic(title, -by)];
      }
      add(cart.cost.totalAmount, off);
      if (on === 'order') cart.discountAllocations = [automatic(title, -off)];
      return cart;
    },
    page(html) {
      const amounts = [...html.matchAll(/<p class="price">(.*?)<\/p>/gs)];
      const off = amounts.reduce(
        (sum, [, text = '']) => sum + part(amountsIn(text).at(-1) ?? 0),
        0,
      );
      return withTotal(html, off);
    },
  };
}

/** A line of several units comes as two lines. */
export function split(good: Good): Oddity {
  return {
    answer(cart) {
      const line = lineOf(cart, good);
      if (!line || line.quantity < 2) return cart;
      const all = inCents(line.cost.totalAmount);
      const first = Math.floor(all / line.quantity);
      const rest: AnsweredLine = structuredClone(line);
      rest.quantity -= 1;
      rest.cost.totalAmount.amount = decimal(all - first);
      line.quantity = 1;
      line.cost.totalAmount.amount = decimal(first);
      cart.lines.nodes.push(rest);
      return cart;
    },
    page: (html) =>
      withLine(html, good, (item) => {
        const quantity = Number(/Cantidad: (\d+)/.exec(item)?.[1] ?? 0);
        if (quantity < 2) return item;
        const all = amountsIn(item).at(-1) ?? 0;
        const first = Math.floor(all / quantity);
        const of = (count: number, amount: number) =>
          item
            .replace(/Cantidad: \d+/, `Cantidad: ${count}`)
            .replace(/<p class="price">.*?<\/p>/s, `<p class="price">${usd(amount)}</p>`);
        return `${of(1, first)}</li>\n<li>${of(quantity - 1, all - first)}`;
      }),
  };
}

/** Only one unit is left. */
export function oneLeft(good: Good): Oddity {
  return {
    answer(cart) {
      const line = lineOf(cart, good);
      if (!line || line.quantity < 2) return cart;
      const all = inCents(line.cost.totalAmount);
      const one = Math.floor(all / line.quantity);
      cart.totalQuantity -= line.quantity - 1;
      line.quantity = 1;
      add(line.cost.totalAmount, one - all);
      add(cart.cost.totalAmount, one - all);
      return cart;
    },
    page(html) {
      let by = 0;
      const changed = withLine(html, good, (item) => {
        const quantity = Number(/Cantidad: (\d+)/.exec(item)?.[1] ?? 0);
        const all = amountsIn(item).at(-1) ?? 0;
        if (quantity < 2) return item;
        by = Math.floor(all / quantity) - all;
        return withPrice(item.replace(/Cantidad: \d+/, 'Cantidad: 1'), by);
      });
      return withTotal(changed, by);
    },
  };
}

/** Its answer alone is wrong; the checkout behind it is as it should be. */
export const NONSENSE: Readonly<Record<string, Oddity['answer']>> = {
  'no cart and no reason': () => null,
  'no lines': (cart) => ({...cart, lines: {nodes: []}}),
  'one line of three': (cart) => ({...cart, lines: {nodes: cart.lines.nodes.slice(0, 1)}}),
  'a line of somebody else’s': (cart) => {
    const [line] = cart.lines.nodes;
    if (line) line.merchandise = {id: 'gid://shopify/ProductVariant/999'};
    return cart;
  },
  'less than no unit': (cart) => {
    for (const line of cart.lines.nodes) line.quantity = -1;
    return cart;
  },
  'a total in another currency': (cart) => {
    cart.cost.totalAmount.currencyCode = 'EUR';
    return cart;
  },
  'a total that is no number': (cart) => {
    cart.cost.totalAmount.amount = 'mucho';
    return cart;
  },
  'a total below nothing': (cart) => {
    cart.cost.totalAmount.amount = '-5.0';
    return cart;
  },
  'an address that is a script': (cart) => ({...cart, checkoutUrl: 'javascript:alert(1)'}),
  'an address without a host': (cart) => ({...cart, checkoutUrl: '/cart/c/x'}),
  'no address': (cart) => ({...cart, checkoutUrl: ''}),
};

function lineOf({lines}: AnsweredCart, good: Good): AnsweredLine | undefined {
  return lines.nodes.find(({merchandise}) => merchandise.id === good.variant.id);
}

function automatic(title: string, off: number) {
  return {
    __typename: 'CartAutomaticDiscountAllocation',
    title,
    discountedAmount: {amount: decimal(off), currencyCode: 'USD'},
  };
}

function inCents({amount}: Money): number {
  return Math.round(Number(amount) * 100);
}

function add(money: Money, by: number): void {
  money.amount = decimal(inCents(money) + by);
}

function withLine(html: string, good: Good, change: (item: string) => string): string {
  return html.replace(/<li>(.*?)<\/li>/gs, (whole, item: string) =>
    item.includes(`<p class="name">${good.product.title}</p>`) ? `<li>${change(item)}</li>` : whole,
  );
}

/** The line's last amount changed. */
function withPrice(item: string, by: number): string {
  return item.replace(/(<p class="price">.*?)\$[\d,.]+<\/p>/s, (whole, before: string) => {
    return `${before}${usd((amountsIn(whole).at(-1) ?? 0) + by)}</p>`;
  });
}

function withTotal(html: string, by: number): string {
  return html.replace(/<dd class="total">([^<]*)<\/dd>/, (_, text: string) => {
    return `<dd class="total">${usd((amountsIn(text)[0] ?? 0) + by)} USD</dd>`;
  });
}

function usd(amount: number): string {
  return `$${decimal(amount)}`;
}
