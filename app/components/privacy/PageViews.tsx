import {useLocation, useMatches} from '@remix-run/react';
import {
  AnalyticsEventName,
  AnalyticsPageType,
  getClientBrowserParameters,
  sendShopifyAnalytics,
  ShopifySalesChannel,
  useShopifyCookies,
  type ShopifyPageViewPayload,
} from '@shopify/hydrogen-react';
import {useEffect, useRef} from 'react';
import {reportedAddress, reportedReferrer, type MeasuredShop} from '~/domain/privacy/measurement';
import {asRecord, asText} from '~/domain/text/parse-unknown';

interface PageViewsProps {
  readonly shop: MeasuredShop;
  /** False once the visitor has taken the permission back: then the cookies go. */
  readonly accepted: boolean;
}

const PAGE_TYPES: Readonly<Record<ViewedPage['kind'], string>> = {
  home: AnalyticsPageType.home,
  product: AnalyticsPageType.product,
  collection: AnalyticsPageType.collection,
  collections: AnalyticsPageType.listCollections,
  cart: AnalyticsPageType.cart,
  page: AnalyticsPageType.page,
};

/** Reports page views to Shopify's analytics. Lazy-loaded, hence the default export. */
export default function PageViews({shop, accepted}: PageViewsProps) {
  const {checkoutDomain} = shop;
  useShopifyCookies({
    hasUserConsent: accepted,
    domain: window.location.hostname,
    checkoutDomain,
  });
  const {pathname, search} = useLocation();
  const matches = useMatches();
  const data = useRef<unknown>(null);
  data.current = matches.at(-1)?.data;

  useEffect(() => {
    if (accepted) report(shop, viewedPage(pathname, data.current));
  }, [accepted, shop, pathname, search]);
  return null;
}

function report(shop: MeasuredShop, {kind, product}: ViewedPage): void {
  const address = reportedAddress(window.location.href);
  if (!address) return;
  const payload: ShopifyPageViewPayload = {
    hasUserConsent: true,
    analyticsAllowed: true,
    // The notice needs neither.
    marketingAllowed: false,
    saleOfDataAllowed: false,
    shopId: shop.shopId,
    storefrontId: shop.storefrontId,
    shopifySalesChannel: ShopifySalesChannel.headless,
    currency: shop.currency as ShopifyPageViewPayload['currency'],
    acceptedLanguage: 'ES',
    ...getClientBrowserParameters(),
    ...address,
    // A title may hold what was typed into the search.
    title: '',
    referrer: reportedReferrer(document.referrer, window.location.origin),
    pageType: PAGE_TYPES[kind],
    ...(product ? {resourceId: product.productGid, products: [product]} : {}),
  };
  const events = [
    AnalyticsEventName.PAGE_VIEW_2,
    ...(product ? [AnalyticsEventName.PRODUCT_VIEW] : []),
  ];
  for (const eventName of events) {
    void sendShopifyAnalytics({eventName, payload}, shop.checkoutDomain);
  }
}

/** A page's type in Shopify's analytics, from its URL and loader data. */
export interface ViewedPage {
  readonly kind: 'home' | 'product' | 'collection' | 'collections' | 'cart' | 'page';
  /** The product of a product page; null on other pages and if it is missing. */
  readonly product: ViewedProduct | null;
}

/** Field names of Shopify's analytics payload. */
export interface ViewedProduct {
  readonly productGid: string;
  readonly variantGid: string;
  readonly name: string;
  readonly variantName: string;
  readonly brand: string;
  readonly category: string;
  /** A decimal string. */
  readonly price: string;
  readonly quantity: number;
}

const KINDS: readonly (readonly [RegExp, ViewedPage['kind']])[] = [
  [/^\/$/, 'home'],
  [/^\/producto\//, 'product'],
  [/^\/(?:category\/|tienda$)/, 'collection'],
  [/^\/(?:categorias|ebooks-plr)$/, 'collections'],
  [/^\/carrito$/, 'cart'],
];

export function viewedPage(pathname: string, data: unknown): ViewedPage {
  const kind = KINDS.find(([address]) => address.test(pathname))?.[1] ?? 'page';
  return {kind, product: kind === 'product' ? viewedProduct(asRecord(data)?.product) : null};
}

function viewedProduct(value: unknown): ViewedProduct | null {
  const product = asRecord(value);
  const variant = asRecord(product?.firstVariant);
  const productGid = asText(product?.id);
  const variantGid = asText(variant?.id);
  if (!productGid || !variantGid) return null;
  return {
    productGid,
    variantGid,
    name: asText(product?.title) ?? '',
    variantName: asText(variant?.title) ?? '',
    brand: '',
    category: asText(product?.productType) ?? '',
    price: asText(asRecord(variant?.price)?.amount) ?? '0',
    quantity: 1,
  };
}
