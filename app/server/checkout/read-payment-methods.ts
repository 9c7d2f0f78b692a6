import {paymentMethods} from '~/domain/checkout/payment-methods';
import {GET_PAYMENT_SETTINGS} from '~/graphql/shop';
import {loadOptional} from '../storefront/load-optional';
import type {StorefrontClient} from '../storefront/storefront-client';

/** Every page shows them, so none waits longer for them. */
const TIME_LIMIT_MS = 1_500;

/** The means of payment by name; only the operator's where the provider does not answer in time. */
export async function readPaymentMethods(
  storefront: StorefrontClient,
  added: readonly string[],
): Promise<readonly string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIME_LIMIT_MS);
  });
  const read = await Promise.race([
    loadOptional(storefront.query(GET_PAYMENT_SETTINGS, {})),
    limit,
  ]);
  clearTimeout(timer);
  if (!read?.ok) return paymentMethods([], added);
  const {acceptedCardBrands, supportedDigitalWallets} = read.value.shop.paymentSettings;
  return paymentMethods([...acceptedCardBrands, ...supportedDigitalWallets], added);
}
