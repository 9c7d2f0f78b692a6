/** An oracle that never objects proves nothing: each kind of wrong, made up, must be seen. */
import {describe, expect, it} from 'vitest';
import type {SeenCart} from '../../../scripts/lib/handoffs/cart-page';
import type {HostedCheckout} from '../../../scripts/lib/handoffs/hosted-checkout';
import {
  judgeHandOff,
  judgePurchase,
  type Evidence,
  type LinkedCheckout,
} from '../../../scripts/lib/handoffs/judge';

const shown = (changes: Partial<SeenCart> = {}): SeenCart => ({
  lines: [
    {key: 'Agua', quantity: 2, amounts: [500, 1000], text: 'Agua 2 $5.00 $10.00'},
    {key: 'Pan', quantity: 1, amounts: [300], text: 'Pan 1 $3.00'},
  ],
  cents: 1300,
  processing: false,
  links: [],
  told: null,
  summary: 'Resumen de la compra Total $13.00',
  live: '',
  state: 'cart',
  page: 'Carrito de Compras (/carrito)',
  ...changes,
});
const asked = (cents = 1300, water = 2): HostedCheckout => ({
  kind: 'open',
  cents,
  lines: [
    {key: 'Agua', quantity: water, cents: cents - 300, fullCents: 1000},
    {key: 'Pan', quantity: 1, cents: 300, fullCents: 300},
  ],
});
const link = (hosted: HostedCheckout, changes: Partial<LinkedCheckout> = {}): LinkedCheckout => ({
  text: 'Abrir el pago',
  told: false,
  hosted,
  ...changes,
});
const judged = (changes: Partial<Evidence>) =>
  judgeHandOff({before: shown(), now: shown(), tabs: [], links: [], ...changes});
const problems = (changes: Partial<Evidence>) => judged(changes).problems.join('; ');
const told = (text: string, cents: number) => shown({told: text, cents});

describe('a hand-off', () => {
  it('is exact when the tab asks what was shown', () => {
    const tabs = [{hosted: asked()}];
    expect(judged({tabs, links: [link(asked())]})).toEqual({verdict: 'exact', problems: []});
  });

  it.each([
    ['another amount without a word', {tabs: [{hosted: asked(1301)}]}, 'asked $13.01'],
    ['more units than the cart has', {tabs: [{hosted: asked(1300, 3)}]}, "charges 3 of 'Agua'"],
    ['a tab that waits', {tabs: [{hosted: null}]}, 'waits for nothing'],
    ['no word at all', {}, 'nothing was said'],
    ['a page that works for ever', {now: shown({processing: true})}, 'under way'],
    ['ready beside another total', {links: [link(asked(1200))]}, 'beside a total of $13.00'],
    [
      'a checkout that is none',
      {tabs: [{hosted: {kind: 'closed', heading: 'No encontramos este carrito'}}]},
      'No encontramos',
    ],
  ] as [string, Partial<Evidence>, string][])('is wrong with %s', (_, changes, problem) => {
    expect(problems(changes)).toContain(problem);
  });

  it('is wrong when a removed line is charged, and when a line is lost', () => {
    const now = shown({lines: shown().lines.slice(0, 1)});
    const tabs = [{hosted: asked()}];
    expect(problems({now, tabs, removed: ['Pan']})).toContain("charges 'Pan', not in the cart");
    expect(problems({now, tabs})).toContain("'Pan' was lost");
  });

  it('is told when the notice, the summary and the checkout name the same amount', () => {
    const now = told(
      'Aquí viste $13.00, y la tienda te pedirá $12.50. Agua: la tienda aplica un descuento mayor y cobra $9.50 USD.',
      1250,
    );
    Object.assign(now.lines[0] ?? {}, {amounts: [950]});
    const way = link(asked(1250), {told: true, text: 'Continuar y pagar $12.50 USD'});
    expect(judged({now, links: [way]})).toEqual({verdict: 'told', problems: []});
    expect(problems({now, links: [{...way, hosted: asked(1251)}]})).toContain('asks $12.51');
    expect(problems({now: {...now, cents: 1300}, links: [way]})).toContain('beside a total');
  });

  it('is wrong when the notice has no reason for a line, or a reason that is none', () => {
    const notice = 'Aquí viste $13.00, y la tienda te pedirá $12.50.';
    const said = (text: string, hosted = asked(1250)) =>
      problems({
        now: told(`${notice} ${text}`, 1250),
        links: [link(hosted, {told: true, text: 'Continuar y pagar $12.50 USD'})],
      });
    const why = "'Agua' differs, and the notice does not say why";
    expect(said('Agua: cambió.')).toContain(why);
    expect(said('Pan: el precio cambió de $3.00 a $3.00.')).toContain(why);
    expect(said('Agua: la tienda cobra $9.51 USD.')).toContain(why);
    expect(said('Agua: la tienda cobra $9.50 USD.')).not.toContain('does not say why');
    expect(said('Agua: solo queda 1 unidad.', asked(1250, 1))).not.toContain('does not say why');
    expect(said('Agua: la tienda cobra $9.50 USD.', asked(1250, 1))).toContain(why);
    expect(said('Agua: se agotó.', asked(1250, 0))).not.toContain('does not say why');
    expect(said('', asked(1250, 0))).toContain("'Agua' is not charged");
    const same: HostedCheckout = {...asked(), cents: 1250} as HostedCheckout;
    expect(said('', same)).toContain('the amount differs');
    expect(said('La tienda descuenta $0.50 USD.', same)).not.toContain('does not say why');
  });

  it('is told of a checkout that was dropped by its own notice, and by nothing else', () => {
    const now = (said: Partial<SeenCart>) => problems({now: shown(said)});
    const dropped = 'No abrimos el pago Tu carrito cambió mientras lo preparábamos.';
    expect(now({summary: `${shown().summary} ${dropped}`})).toBe('');
    expect(now({live: 'Producto eliminado de tus favoritos Deshacer'})).toContain('nothing was');
  });

  it('is wrong when the reason is not true', () => {
    const reasons = 'Aquí viste $13.00, y la tienda te pedirá $12.50.';
    const way = link(asked(1250), {told: true, text: 'Continuar y pagar $12.50 USD'});
    const said = (text: string) =>
      problems({now: told(`${reasons} Agua: ${text} Pan: nada.`, 1250), links: [way]});
    expect(said('la tienda no pudo aplicar su oferta y cobra el precio regular.')).toContain(
      'said to be charged in full',
    );
    expect(said('se agotó y no se incluye en el pago.')).toContain('said to be sold out');
    expect(said('el precio cambió de $5.00 a $7.00.')).toContain('said to cost $7.00');
  });

  it('is refused with a reason, and wrong without one', () => {
    const refused = (reason: string) =>
      shown({summary: `${shown().summary} No pudimos iniciar el pago ${reason}`});
    expect(judged({now: refused('Tu carrito sigue aquí. Finalizar Compra')})).toEqual({
      verdict: 'refused',
      problems: [],
    });
    expect(problems({now: refused('')})).toContain('refused without a reason');
  });
});

describe('a purchase', () => {
  const cart = (water: number, bread: number) =>
    new Map([
      ['Agua', water],
      ['Pan', bread],
    ]);

  it('takes out what was paid', () => {
    expect(judgePurchase(cart(3, 1), cart(2, 1), new Map([['Agua', 1]]))).toEqual([]);
  });

  it('is wrong when it takes more, less, or adds', () => {
    expect(judgePurchase(cart(3, 1), cart(2, 1), new Map()).join()).toContain('1 of');
    expect(judgePurchase(cart(2, 1), cart(2, 1), cart(2, 0)).join()).toContain('still in');
    expect(judgePurchase(new Map(), new Map(), new Map([['Sal', 1]]))).toHaveLength(1);
  });
});
