/** One of many shoppers at once: browses, searches, fills a cart of their own, and pays. */
import type {Chance} from '../fuzz/chance';
import type {Measurements} from './measurements';

export interface Goods {
  readonly pages: readonly string[];
  readonly searches: readonly string[];
  /** Ids of variants that are for sale. */
  readonly variantIds: readonly string[];
}

interface Line {
  readonly merchandiseId: string;
  readonly quantity: number;
}

/** What the checkout answers, as far as a shopper looks. */
interface CheckoutAnswer {
  readonly ok: boolean;
  readonly cartId: string;
  readonly checkoutUrl: string;
  readonly total: {readonly amount: string};
  readonly lines: readonly (Line & {readonly total: {readonly amount: string}})[];
}

const THINKING_MS = {least: 200, most: 800};
const MAX_LINES = 5;

/** Shops until `until` (epoch milliseconds). */
export async function shop(
  origin: string,
  address: string,
  goods: Goods,
  chance: Chance,
  until: number,
  measured: Measurements,
): Promise<void> {
  const headers = {origin, 'oxygen-buyer-ip': address};
  let cart: Line[] = [];
  const ask = async (kind: string, path: string, body?: string): Promise<string | null> => {
    const started = performance.now();
    const send = () => fetch(origin + path, {headers, ...(body ? {method: 'POST', body} : {})});
    try {
      // As a browser does: a connection that was kept open may end just when it is used again.
      const response = await (body ? send() : send().catch(send));
      const text = await response.text();
      measured.add(kind, response.status, performance.now() - started);
      return response.ok ? text : null;
    } catch {
      measured.add(kind, 0, performance.now() - started);
      return null;
    }
  };

  while (Date.now() < until) {
    const kind = chance.below(10);
    if (kind < 6) await ask('page', chance.pick(goods.pages));
    else if (kind < 7) await ask('search', `/api/buscar?q=${chance.pick(goods.searches)}`);
    else if (kind < 9) {
      const merchandiseId = chance.pick(goods.variantIds);
      const known = cart.some((line) => line.merchandiseId === merchandiseId);
      if (!known && cart.length < MAX_LINES) {
        cart = [...cart, {merchandiseId, quantity: 1 + chance.below(3)}];
      }
      await ask('prices', `/api/precios?variantes=${cart.map(numberOf).join(',') || '400010'}`);
    } else if (cart.length > 0) {
      const text = await ask('checkout', '/api/checkout', JSON.stringify(cart));
      const wrong = text === null ? null : wrongCart(JSON.parse(text) as CheckoutAnswer, cart);
      if (wrong) measured.addWrongCart(wrong);
      if (text !== null) measured.addCart((JSON.parse(text) as CheckoutAnswer).cartId);
      cart = [];
    }
    const {least, most} = THINKING_MS;
    await new Promise((resolve) => setTimeout(resolve, least + chance.number() * (most - least)));
  }
}

/** What is wrong with the cart that was prepared; null when it is the shopper's own, and adds up. */
function wrongCart(answer: CheckoutAnswer, cart: readonly Line[]): string | null {
  if (!answer.ok) return 'not prepared';
  const asked = cart.map(({merchandiseId, quantity}) => `${merchandiseId}×${quantity}`).sort();
  const got = answer.lines
    .map(({merchandiseId, quantity}) => `${merchandiseId}×${quantity}`)
    .sort();
  if (asked.join() !== got.join()) return `${got.join()} instead of ${asked.join()}`;
  const cents = ({amount}: {readonly amount: string}) => Math.round(Number(amount) * 100);
  const sum = answer.lines.reduce((total, line) => total + cents(line.total), 0);
  if (sum !== cents(answer.total)) return `a total of ${answer.total.amount} for ${sum} cents`;
  return answer.checkoutUrl.includes('channel=online_store') ? null : 'no sales channel';
}

function numberOf({merchandiseId}: Line): string {
  return merchandiseId.split('/').at(-1) ?? '';
}
