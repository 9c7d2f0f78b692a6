/** The screens of the shop, each in the states worth looking at. */
import type {Page} from '@playwright/test';

export interface Screen {
  /** Names its picture. */
  readonly name: string;
  readonly path: string;
  /** What a shopper does there before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const CATEGORY = '/category/01-salud-y-deportes';

export const SCREENS: readonly Screen[] = [
  {name: 'home', path: '/'},
  {name: 'shop', path: '/tienda'},
  {name: 'ebooks', path: '/ebooks-plr'},
  {name: 'category', path: CATEGORY},
  {name: 'category-last-page', path: `${CATEGORY}?pagina=2`},
  {name: 'category-not-found', path: '/category/no-existe'},
  {name: 'product', path: '/producto/producto-01'},
  {name: 'product-not-found', path: '/producto/no-existe'},
  {name: 'categories', path: '/categorias'},
  {name: 'videos', path: '/videos-plr'},
  {name: 'micro-saas', path: '/micro-saas-plr'},
  {name: 'ia-club', path: '/ia-club'},
  {name: 'faq', path: '/faq'},
  {name: 'wishlist-empty', path: '/wishlist'},
  {name: 'cart-empty', path: '/carrito'},
  {name: 'cart', path: '/producto/producto-01', prepare: fillCart},
  {name: 'thank-you', path: '/gracias?order=RP-1001&name=Ana'},
  {name: 'coming-soon', path: '/proximamente'},
  {name: 'not-found', path: '/no-existe'},
];

async function fillCart(page: Page): Promise<void> {
  for (const handle of ['producto-01', 'producto-02']) {
    await page.goto(`/producto/${handle}`);
    await page.getByRole('button', {name: 'Agregar al carrito'}).first().click();
    await page.getByText('Producto agregado al carrito').first().waitFor();
  }
  await page.goto('/carrito');
  await page.getByRole('article').first().waitFor();
}
