/** The hand-off to the hosted checkout, when it does not go by the book. */
import {contentOf, expectAccessible} from './support/accessibility';
import {cartLines, cartLink} from './support/cart';
import {expect, test} from './support/test';
import {haveInCart} from './support/stored-cart';
import {visit} from './support/visit';

const HANDLE = 'producto-02';
const PAY = {name: 'Finalizar Compra'};

test.describe('with a shop of its own', () => {
  test.use({ownShop: true});

  test('a provider that fails: a Spanish notice, no tab left, the cart kept', async ({
    page,
    context,
    emulator,
    shop,
    problems,
  }) => {
    problems.allow(/status of 503/);
    await haveInCart(page, shop, [{handle: HANDLE}]);
    await visit(page, '/carrito');
    await emulator.injectFault({kind: 'http', status: 500, operation: 'cartCreate'});
    await page.getByRole('button', PAY).click();
    await expect(page.getByText('No pudimos iniciar el pago')).toBeVisible();
    await expect(page.getByText('Tu carrito sigue aquí.')).toBeVisible();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLink(page, 1)).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await expectAccessible(page, contentOf(page));

    await emulator.clearFaults();
    const [checkout] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', PAY).click(),
    ]);
    await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
  });
});
