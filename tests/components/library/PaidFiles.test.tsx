// @vitest-environment jsdom
/** What the browser that paid is shown of its order, in each state. */
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import PaidFiles from '~/components/library/PaidFiles';
import {EMPTY_CART} from '~/domain/cart/cart';
import {handOffsOf} from '~/domain/checkout/stored-hand-off';
import {CART_STORAGE_KEY} from '~/domain/limits';
import {unlockedCartStore} from '~/state/cart/cart';
import {NOW} from '../../unit/domain/fixtures';

vi.mock('@remix-run/react', () => ({
  Link: ({children, to}: {children: string; to: string}) => <a href={to}>{children}</a>,
  useNavigate: () => () => {},
}));
vi.mock('~/state/api-client', () => ({fetchProducts: () => Promise.resolve([])}));

const ACCOUNTS = {url: 'https://project.test', anonKey: 'anon'};
const SECRET = 'a'.repeat(64);
const ORDER = {handOffId: 'b'.repeat(32), secret: SECRET};
const RIGHT = {
  id: 'right',
  order_id: '1',
  product_id: 'p1',
  granted_at: '2026-11-26T10:00:00Z',
  orders: {name: 'RP-1001', currency: 'USD', paid_at: '2026-11-26T10:00:00Z'},
  order_lines: {position: 0, title: 'Guía de ventas'},
  certificates: {id: 'c'.repeat(32)},
};
const FILE = {product_id: 'p1', variant_ids: null, name: 'ebook.pdf', format: 'pdf', bytes: 45_000};
const OPEN = {state: 'open', until: '2026-11-27T10:00:00Z', rights: [RIGHT], files: [FILE]};

let answer: object | null;
let asked: string[];
let disconnect: () => void;

beforeEach(() => {
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(`${input as string} ${init?.body as string}`);
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError());
  });
  const handOffs = [
    {id: ORDER.handOffId, secret: SECRET, at: NOW, state: 'paid', order: 'RP-1001'},
  ];
  localStorage.setItem(
    CART_STORAGE_KEY,
    JSON.stringify({state: {...EMPTY_CART, handOffs}, version: 1}),
  );
  disconnect = unlockedCartStore.connect();
});
afterEach(() => {
  cleanup();
  disconnect();
  localStorage.clear();
});

const show = () => render(<PaidFiles accounts={ACCOUNTS} order={ORDER} titled />);

it('shows files with name and size, and the secret travels in the body alone', async () => {
  answer = OPEN;
  show();
  expect(screen.getByRole('heading', {level: 2}).textContent).toBe('Tu compra');
  expect(await screen.findByRole('heading', {name: 'Tus archivos están listos'})).toBeTruthy();
  expect(screen.getByText('Ebook en PDF')).toBeTruthy();
  expect(screen.getByText(/45 kB/)).toBeTruthy();
  expect(screen.getByText('Pedido RP-1001')).toBeTruthy();
  expect(asked).toEqual([
    `https://project.test/functions/v1/purchases/files {"secret":"${SECRET}"}`,
  ]);
  answer = {error: 'expired'};
  fireEvent.click(screen.getByRole('button', {name: /^Descargar ebook.pdf/}));
  await waitFor(() =>
    expect(asked[1]).toBe(
      `https://project.test/functions/v1/purchases/download {"entitlement":"right","file":"ebook.pdf","secret":"${SECRET}"}`,
    ),
  );
});

it('asks whose name the certificate is to bear before it is opened', async () => {
  answer = OPEN;
  show();
  const button = await screen.findByRole('button', {name: 'Mi certificado de licencia'});
  expect(screen.queryByLabelText('Nombre o marca')).toBeNull();
  fireEvent.click(button);
  expect(screen.getByRole('link', {name: 'Ver sin nombre'}).getAttribute('href')).toBe(
    `/certificado/${'c'.repeat(32)}`,
  );
  fireEvent.change(screen.getByLabelText('Nombre o marca'), {target: {value: ' Ana '}});
  fireEvent.click(screen.getByRole('button', {name: 'Ver con mi nombre'}));
  await waitFor(() => expect(asked[1]).toContain('"holder":"Ana","secret"'));
});

it('names a refunded product without a way to its files, nor a promise of them', async () => {
  answer = {...OPEN, rights: [{...RIGHT, end_reason: 'refunded'}], files: []};
  show();
  expect(await screen.findByText('Reembolsado')).toBeTruthy();
  expect(screen.queryByText(/Tus archivos están listos|para descargarlos aquí/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('claims nothing while the payment is not known, and asks again at a press', async () => {
  answer = {state: 'waiting'};
  show();
  expect(await screen.findByText('Esperamos tu pago')).toBeTruthy();
  expect(screen.queryByText('Tus archivos están listos')).toBeNull();
  answer = OPEN;
  fireEvent.click(screen.getByRole('button', {name: 'Comprobar otra vez'}));
  expect(await screen.findByText('Ebook en PDF')).toBeTruthy();
});

it('leads to the mailed access once the day is over, and forgets the secret afterwards', async () => {
  answer = {state: 'expired'};
  const {unmount} = show();
  const link = await screen.findByRole('link', {name: 'Enviarme mi acceso'});
  expect(link.getAttribute('href')).toBe('/mis-productos#acceso');
  const secret = () => handOffsOf(unlockedCartStore.store.getState().value)[0]?.secret;
  expect(secret()).toBe(SECRET);
  unmount();
  expect(secret()).toBeNull();
});
