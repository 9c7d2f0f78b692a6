/** What the operator has configured to measure visits with, as browsers are told. */
export interface Measurement {
  /** Shopify's own analytics; null when they are off. */
  readonly shop: MeasuredShop | null;
  /** Where the speed of pages is reported to; null when it is not. */
  readonly vitalsUrl: string | null;
}

export interface MeasuredShop {
  /** `gid://shopify/Shop/…` */
  readonly shopId: string;
  /** Host name of the checkout, which takes the reports. */
  readonly checkoutDomain: string;
  /** Id of the storefront in its sales channel; '0' when the operator names none. */
  readonly storefrontId: string;
  /** ISO 4217 code of the shop's prices. */
  readonly currency: string;
}
