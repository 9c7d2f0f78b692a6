/** Every page of the shop, and the states of them that are worth looking at. */
import type {Page} from '@playwright/test';
import {PAGES} from './routes';

export interface Screen {
  /** Names its picture. */
  readonly name: string;
  readonly path: string;
  /** What a shopper does there before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Whether something lies over the page: the picture is of the window then. */
  readonly overlay?: boolean;
}

/** What there is besides a page as it is first seen. */
const STATES: readonly Screen[] = [
  {name: 'menu', path: '/', prepare: openMenu, overlay: true},
  {name: 'search', path: '/', prepare: openSearch, overlay: true},
  {name: 'chat', path: '/faq', prepare: openChat, overlay: true},
  {name: 'chat-advice', path: '/faq', prepare: askForAdvice, overlay: true},
  {name: 'facets', path: '/tienda?publico=mujeres&estado=disponible'},
  {name: 'compare', path: '/comparar?p=producto-01.producto-02.producto-05'},
  {name: 'shared-list', path: '/lista?p=1.2.5'},
  {name: 'category-last-page', path: '/category/01-salud-y-deportes?pagina=2'},
  {name: 'category-not-found', path: '/category/no-existe'},
  {name: 'product-not-found', path: '/producto/no-existe'},
  ...['Portada', 'Contenido', 'Muestra, página 1', 'Certificado', 'Qué recibes'].map(
    (label, i) => ({
      name: `reader-${i + 1}`,
      path: '/producto/producto-05',
      prepare: (page: Page) => openReader(page, label),
      overlay: true,
    }),
  ),
  {name: 'wishlist-filled', path: '/category/01-salud-y-deportes', prepare: fillWishlist},
  {name: 'cart-filled', path: '/producto/producto-01', prepare: fillCart},
  {name: 'sign-up', path: '/auth', prepare: showSignUp},
  {name: 'not-found', path: '/no-existe'},
];

export const SCREENS: readonly Screen[] = [
  ...PAGES.map(({name, example}) => ({name, path: example})),
  ...STATES,
];

async function openMenu(page: Page): Promise<void> {
  const wide = page.getByRole('button', {name: 'VER CATEGORÍAS'});
  await ((await wide.isVisible()) ? wide : page.getByRole('button', {name: 'Categorías'})).click();
  await page.getByText('COCINA Y GASTRONOMÍA').first().waitFor();
}

async function openReader(page: Page, label: string): Promise<void> {
  // Before React answers, the link leads to the book's own page.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.getByRole('link', {name: 'Hojear', exact: true}).click();
  const reader = page.getByRole('dialog');
  await reader.getByRole('region', {name: label}).evaluate((node) => node.scrollIntoView());
  await reader.getByRole('status').filter({hasText: label}).waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page
    .getByRole('button', {name: /^Buscar/})
    .first()
    .click();
  await page.getByRole('combobox').fill('recetas');
  await page.getByRole('option').first().waitFor();
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', {name: /SofIA/}).click();
  await page.getByRole('log').waitFor();
}

async function askForAdvice(page: Page): Promise<void> {
  await openChat(page);
  await page
    .getByLabel('Escribe tu mensaje')
    .fill('algo para mamás primerizas por menos de 20 dólares');
  await page.keyboard.press('Enter');
  await page.getByText('Tenemos').first().waitFor();
}

async function showSignUp(page: Page): Promise<void> {
  await page.getByRole('tab', {name: 'Registrarse'}).click();
}

async function fillWishlist(page: Page): Promise<void> {
  const hearts = page.getByRole('main').getByRole('button', {name: /a favoritos$/});
  for (let count = 0; count < 3; count += 1) await hearts.first().click();
  await page.goto('/wishlist');
  await page.getByRole('article').first().waitFor();
}

async function fillCart(page: Page): Promise<void> {
  for (const handle of ['producto-01', 'producto-02']) {
    await page.goto(`/producto/${handle}`);
    await page.getByRole('button', {name: 'Agregar al carrito'}).first().click();
    await page.getByText('Producto agregado al carrito').first().waitFor();
  }
  await page.goto('/carrito');
  await page.getByRole('article').first().waitFor();
}
