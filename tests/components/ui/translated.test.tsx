// @vitest-environment jsdom
/** A translator has replaced every text by elements of its own; what changes afterwards is shown as it is. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {CartLineItem} from '~/components/cart/CartLineItem';
import {AddButton} from '~/components/catalogue/AddButton';
import {ReplyView} from '~/components/chat/ReplyView';
import {CalculatorScreen} from '~/components/marketplaces/CalculatorScreen';
import {Price} from '~/components/ui/Price';
import {Facets} from '~/components/catalogue/Facets';
import {tolerateForeignChanges} from '~/components/ui/hydration/foreign-changes';
import {VISITOR_TERMS} from '~/domain/offers/offer-terms';
import {unlockedCartStore} from '~/state/cart/cart';
import {aLine, NOW} from '../../unit/domain/fixtures';

vi.mock('@remix-run/react', () => ({
  useRouteLoaderData: () => undefined,
  useNavigate: () => () => {},
  Link: ({children}: {children: ReactNode}) => <a href="/tienda">{children}</a>,
}));

tolerateForeignChanges();
afterEach(cleanup);

function translate(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE) translate(node);
    else if (node.nodeValue?.trim()) {
      const font = document.createElement('font');
      font.append(document.createTextNode(node.nodeValue));
      root.replaceChild(font, node);
    }
  }
}

/** The text before and after a change, to a page that was translated in between. */
function textsOf(before: ReactElement, change: (rerender: (after: ReactElement) => void) => void) {
  const {container, rerender} = render(before);
  const first = container.textContent;
  translate(container);
  act(() => change(rerender));
  return [first, container.textContent];
}

it('the counts of a list that was narrowed', () => {
  const list = (count: number) => {
    const options = [{label: 'Mascotas', to: '/tienda', chosen: false, count}];
    return <Facets groups={[{label: 'Temas', options}]} />;
  };
  const [, after] = textsOf(list(24), (rerender) => rerender(list(3)));
  expect(after).toContain('3');
  expect(after).not.toContain('24');
});

it('a product that was added', () => {
  const {product, variantId, price} = aLine();
  const variant = {id: variantId, price, availableForSale: true} as never;
  const [before, after] = textsOf(
    <AddButton product={product} variant={variant} size="md" />,
    () => {
      unlockedCartStore.change((cart) => ({...cart, items: [aLine()]}));
    },
  );
  expect(before).toBe('Agregar al carrito');
  expect(after).toBe('En el carrito');
});

it('a text that goes or comes, without an error', () => {
  const [one, two] = [<p key="p">{[null, 'dos']}</p>, <p key="p">{['uno', 'dos']}</p>];
  expect(textsOf(two, (rerender) => rerender(one))[1]).toContain('dos');
  expect(textsOf(one, (rerender) => rerender(two))[1]).toContain('uno');
});

it('the units of a line of the cart', () => {
  const line = (quantity: number) => (
    <CartLineItem line={{...aLine(), quantity}} now={NOW} terms={VISITOR_TERMS} locked={false} />
  );
  const [, after] = textsOf(line(3), (rerender) => rerender(line(2)));
  expect(after).toMatch(/[^3]2 licencias/);
});

it('an answer in the place of what SofIA shows while she writes', () => {
  const reply = (text: string) => <ReplyView reply={{sender: 'bot', text} as never} />;
  const [, after] = textsOf(reply('Escribiendo...'), (rerender) =>
    rerender(reply('Tienes diez días. Escribe en «Contacto».')),
  );
  expect(after).toMatch(/^\S+ Tienes diez días. Escribe en Contacto.$/);
});

it('what is left of a sale', () => {
  const fields = {precio: '10', comision: '10'};
  const {container} = render(
    <CalculatorScreen {...{fields, platforms: [], fees: [], problems: [], readAt: NOW}} />,
  );
  translate(container);
  fireEvent.input(screen.getByLabelText(/^Precio/), {target: {value: '20'}});
  expect(container.textContent?.match(/\$18\.00/g)).toHaveLength(3);
  expect(container.textContent).not.toContain('$9.00');
});

it('a price that changed', () => {
  const usd = (amount: string) => <Price price={{amount, currencyCode: 'USD'}} />;
  const [, after] = textsOf(usd('10.99'), (rerender) => rerender(usd('21.98')));
  expect(after).toBe('$21.98 USD');
});
