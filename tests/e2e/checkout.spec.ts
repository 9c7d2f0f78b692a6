/** The hand-off to the hosted checkout, when it does not go by the book. */
import {contentOf, expectAccessible, settled} from './support/accessibility';
import {cartLines, cartLink, payAndReturn} from './support/cart';
import {openCart} from './support/offers';
import {expect, test} from './support/test';
import {haveInCart} from './support/stored-cart';
import {visit} from './support/visit';

const HANDLE = 'producto-02';
const PAY = {name: 'Finalizar Compra'};

test('a blocked tab leaves a link to the checkout', async ({page, context, shop}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await haveInCart(page, shop, [{handle: HANDLE}]);
  await visit(page, '/carrito');
  await page.getByRole('button', PAY).click();
  await expect(page.getByText('Tu navegador no abrió la pestaña nueva.')).toBeVisible();
  await expectAccessible(page, contentOf(page));

  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', {name: 'Abrir el pago'}).click(),
  ]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
});

test('an order that was paid cannot be paid again', async ({page, context, shop, emulator}) => {
  await haveInCart(page, shop, [{handle: HANDLE}]);
  await visit(page, '/carrito');
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', PAY).click(),
  ]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
  const address = checkout.url();
  await payAndReturn(checkout, emulator, {name: 'Ana', email: 'ana@example.com'});

  await checkout.goto(address);
  await expect(checkout.getByRole('heading', {name: 'Gracias, Ana'})).toBeVisible();
  await expect(checkout.getByRole('button', {name: 'Pagar ahora'})).toHaveCount(0);
});

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

  test('the button says that it is working, and a second click does nothing', async ({
    page,
    context,
    emulator,
    shop,
  }) => {
    await haveInCart(page, shop, [{handle: HANDLE}]);
    await visit(page, '/carrito');
    await emulator.injectFault({kind: 'slow', delayMs: 1500, operation: 'cartCreate'});
    const opened = context.waitForEvent('page');
    await page.getByRole('button', PAY).dblclick();
    await expect(page.getByRole('button', {name: 'Procesando...'})).toBeDisabled();
    const checkout = await opened;
    await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
    expect(await emulator.requestsByOperation()).toMatchObject({cartCreate: 1});
    expect(context.pages()).toHaveLength(2);
  });

  test('an answer that is lost: the cart stays, and who tries again pays once', async ({
    page,
    context,
    emulator,
    shop,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await haveInCart(page, shop, [{handle: HANDLE}]);
    await openCart(page);
    await page.route(
      '**/api/checkout',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      {times: 1},
    );
    await page.getByRole('button', PAY).click();
    await expect(page.getByText('No pudimos iniciar el pago')).toBeVisible();
    await expect(cartLines(page)).toHaveCount(1);
    expect(await emulator.requestsByOperation()).toMatchObject({cartCreate: 1});
    expect(await emulator.orders()).toEqual([]);

    const [checkout] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', PAY).click(),
    ]);
    await payAndReturn(checkout, emulator, {name: 'Ana', email: 'ana@example.com'});
    expect(await emulator.orders()).toHaveLength(1);
  });

  test('a price that changed meanwhile is told before paying', async ({
    page,
    context,
    emulator,
    shop,
  }) => {
    await haveInCart(page, shop, [{handle: HANDLE}]);
    await openCart(page);
    await emulator.changeProduct(HANDLE, {price: '99.00'});
    await page.getByRole('button', PAY).click();
    const notice = page.getByRole('alertdialog', {name: 'El total del pago es distinto'});
    await expect(notice.getByRole('link', {name: 'Continuar y pagar $99.00 USD'})).toBeVisible();
    await settled(notice);
    await expectAccessible(page, notice);
    await expect.poll(() => context.pages().length).toBe(1);

    await notice.getByRole('button', {name: 'Volver al carrito'}).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('button', PAY)).toBeFocused();
  });

  test('a product that is gone is refused in words that help', async ({
    page,
    emulator,
    problems,
    shop,
  }) => {
    problems.allow(/status of 4\d\d|status of 503/);
    await haveInCart(page, shop, [{handle: HANDLE}]);
    await openCart(page);
    await emulator.changeProduct(HANDLE, {deleted: true});
    await page.getByRole('button', PAY).click();
    await expect(page.getByText('No pudimos iniciar el pago')).toBeVisible();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page).getByText('Ya no está disponible')).toBeVisible();
  });
});
