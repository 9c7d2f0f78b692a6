// @vitest-environment node
import {afterAll, expect, it, vi} from 'vitest';

afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('sells in another currency when told, in prices, carts and the shop itself', async () => {
  vi.resetModules();
  vi.stubEnv('STOREFRONT_EMULATOR_CURRENCY', 'CLP');
  const {startTestEmulator} = await import('./support/test-emulator');
  const emulator = await startTestEmulator();
  const {shop, products} = await emulator.data(`{
    shop { paymentSettings { currencyCode } }
    products(first: 1) { nodes { variants(first: 1) { nodes { id price { currencyCode } } } } }
  }`);
  const [variant] = products.nodes[0].variants.nodes;
  const {cartCreate} = await emulator.data(
    `mutation ($id: ID!) { cartCreate(input: {lines: [{merchandiseId: $id, quantity: 1}]}) {
      cart { cost { totalAmount { currencyCode } } } } }`,
    {id: variant.id},
  );
  await emulator.close();
  expect(shop.paymentSettings.currencyCode).toBe('CLP');
  expect(variant.price.currencyCode).toBe('CLP');
  expect(cartCreate.cart.cost.totalAmount.currencyCode).toBe('CLP');
});
