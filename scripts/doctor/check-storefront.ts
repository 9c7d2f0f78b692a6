/** Does the store answer, take the tokens, speak our version, sell to our country, show its tags? */
import {differenceFrom, METHOD_NAMES} from '../../app/domain/checkout/payment-methods';
import {PROVIDER_API_VERSION} from '../../app/domain/limits';
import {
  isVerifiedVersion,
  VERIFIED_UNTIL,
} from '../../supabase/functions/_shared/common/api-version.ts';
import {foldText} from '../../supabase/functions/_shared/common/fold-text';
import {editDistance} from '../../supabase/functions/_shared/search/words.ts';
import type {Environment} from '../../app/server/environment/environment';
import {findingsOf, type Finding} from './finding';
import {failureOf, type Storefront, type StorefrontAnswer, type Token} from './storefront';

const store = findingsOf('store');
const tokens = findingsOf('tokens');
const version = findingsOf('API version');
const payments = findingsOf('payments');
const market = findingsOf('market');
const scopes = findingsOf('scopes');

const SHOP = `query DoctorShop($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop { name paymentSettings { acceptedCardBrands supportedDigitalWallets } }
    localization { availableCountries { isoCode currency { isoCode } } }
  }`;

interface Shop {
  readonly shop: {
    readonly name: string;
    readonly paymentSettings: {
      readonly acceptedCardBrands: readonly string[];
      readonly supportedDigitalWallets: readonly string[];
    };
  };
  readonly localization: {
    readonly availableCountries: readonly {
      readonly isoCode: string;
      readonly currency: {readonly isoCode: string};
    }[];
  };
}

/** A read of the shop, and the scope without which the provider refuses it. */
const READS = [
  {
    what: 'products',
    scope: 'unauthenticated_read_product_listings',
    document: 'query DoctorProducts { products(first: 1) { nodes { id } } }',
  },
  {
    what: 'tags',
    scope: 'unauthenticated_read_product_tags',
    document: 'query DoctorTags { products(first: 1) { nodes { tags } } }',
  },
  {
    what: 'carts',
    scope: 'unauthenticated_read_checkouts',
    document: 'query DoctorCart { cart(id: "gid://shopify/Cart/doctor?key=none") { id } }',
  },
  {
    what: 'redirects of old addresses',
    scope: 'unauthenticated_read_content',
    document: 'query DoctorRedirects { urlRedirects(first: 1) { nodes { path } } }',
  },
] as const;

const TOKENS_PAGE = 'Sales channels → Headless → your storefront → Manage API access';

/**
 * `reachable` says whether it makes sense to ask the store anything else.
 * @param currency `PUBLIC_SHOP_CURRENCY`. @param now epoch milliseconds.
 */
export async function checkStorefront(
  storefront: Storefront,
  environment: Environment,
  currency: string,
  now: number,
): Promise<{readonly reachable: boolean; readonly findings: readonly Finding[]}> {
  const answer = await storefront<Shop>(SHOP, {}, 'public');
  const refused = refusal(answer, environment.storeDomain, 'PUBLIC_STOREFRONT_API_TOKEN');
  if (refused) return {reachable: false, findings: [refused]};
  const token = await privateToken(storefront, environment);
  const findings = [
    store.ok(`${environment.storeDomain} answers as '${answer.data?.shop.name}'.`),
    token,
    versionOf(answer),
    ...endOfVersions(now),
    ...marketOf(answer, environment, currency),
    paymentsOf(answer, environment.paymentMethods),
  ];
  // Whose token is refused has no scopes.
  if (token.level === 'fail') return {reachable: false, findings};
  const scopesOf = await Promise.all(READS.map((read) => scopeOf(storefront, read)));
  return {reachable: true, findings: [...findings, ...scopesOf]};
}

/** Do the means of payment that the shop names agree with the store's settings? */
function paymentsOf({data}: StorefrontAnswer<Shop>, listed: readonly string[]): Finding {
  const {acceptedCardBrands = [], supportedDigitalWallets = []} = data?.shop.paymentSettings ?? {};
  const accepted = [...acceptedCardBrands, ...supportedDigitalWallets];
  const spelt = listed.map((name) => METHOD_NAMES.find((each) => isAlmost(name, each)) ?? name);
  const wrong = listed.filter((name) => !spelt.includes(name));
  const {missing, refused} = differenceFrom(accepted, spelt);
  if (wrong.length + missing.length + refused.length === 0) {
    return payments.ok('PUBLIC_PAYMENT_METHODS agrees with the payment settings.');
  }
  const right = new Set([...spelt.filter((name) => !refused.includes(name)), ...missing]);
  return payments.warn(
    [
      wrong.length > 0 ? `PUBLIC_PAYMENT_METHODS misspells ${wrong.join(', ')}.` : '',
      missing.length > 0 ? `The store accepts, and does not name: ${missing.join(', ')}.` : '',
      refused.length > 0 ? `It names, and does not accept: ${refused.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    `Set PUBLIC_PAYMENT_METHODS=${[...right].join(', ')}`,
  );
}

/** 'visa', 'Master Card' and 'PayPall' have no mark, and are taken for other means of payment. */
function isAlmost(name: string, known: string): boolean {
  const [a, b] = [name, known].map((text) => foldText(text).replace(/[^a-z]/g, ''));
  const limit = known.length < 4 ? 0 : known.length < 8 ? 1 : 2;
  return editDistance(a ?? '', b ?? '', limit) <= limit;
}

async function privateToken(
  storefront: Storefront,
  {privateStorefrontToken, storeDomain}: Environment,
): Promise<Finding> {
  if (!privateStorefrontToken) return tokens.ok('The public token is accepted.');
  const answer = await storefront(SHOP, {}, 'private' satisfies Token);
  const refused = refusal(answer, storeDomain, 'PRIVATE_STOREFRONT_API_TOKEN');
  return refused ?? tokens.ok('The public and the private token are accepted.');
}

/** Why the first call failed; null if it succeeded. */
export function refusal(
  answer: StorefrontAnswer<unknown>,
  domain: string,
  variable: string,
): Finding | null {
  const failure = failureOf(answer);
  if (failure === null) return null;
  if (failure.includes('$country')) {
    return store.fail(
      'PUBLIC_STORE_COUNTRY is no country that Shopify knows.',
      'Write its two letters, such as MX; empty means MX.',
    );
  }
  switch (answer.status) {
    case 0:
      return store.fail(
        `${domain} does not answer.`,
        'Check PUBLIC_STORE_DOMAIN (mi-tienda.myshopify.com) and your connection.',
      );
    case 401:
    case 403:
      return tokens.fail(`The store refuses ${variable}.`, `Copy it again: ${TOKENS_PAGE}.`);
    case 402:
      return store.fail('The store is frozen (HTTP 402).', 'Choose a plan in the Shopify admin.');
    case 404:
      return store.fail(
        `There is no store at ${domain} (HTTP 404).`,
        'Check PUBLIC_STORE_DOMAIN: the .myshopify.com domain always works.',
      );
    default:
      return store.fail(`${domain} fails: ${failure}.`, 'Try again; see status.shopify.com.');
  }
}

const VERIFY =
  'Take a newer release of the shop, or verify that version (docs/operating.md, Versions of the API).';
/** Before the last verified version ends: time for an upgrade that is not made in haste. */
const NOTICE_MS = 90 * 24 * 60 * 60_000;

function versionOf({version: served}: StorefrontAnswer<unknown>): Finding {
  if (served === null || served === PROVIDER_API_VERSION) {
    return version.ok(`The store speaks ${PROVIDER_API_VERSION}.`);
  }
  return isVerifiedVersion(served)
    ? version.ok(`Asked for ${PROVIDER_API_VERSION}, served ${served}, verified.`)
    : version.fail(
        `Asked for ${PROVIDER_API_VERSION}, served ${served}, in which the shop's operations were never verified.`,
        VERIFY,
      );
}

function endOfVersions(now: number): Finding[] {
  if (now < VERIFIED_UNTIL - NOTICE_MS) return [];
  const day = new Date(VERIFIED_UNTIL).toISOString().slice(0, 10);
  return [version.warn(`From ${day} on the store serves no verified version any more.`, VERIFY)];
}

function marketOf(
  {data}: StorefrontAnswer<Shop>,
  {country: wanted, exchangeRates}: Environment,
  shopCurrency: string,
): Finding[] {
  const countries = data?.localization.availableCountries ?? [];
  const charged = countries.find(({isoCode}) => isoCode === wanted)?.currency.isoCode;
  if (!charged) {
    return [
      market.warn(
        `No market of the store sells to ${wanted}, whose prices are shown.`,
        `Add ${wanted} under Settings → Markets, or change PUBLIC_STORE_COUNTRY.`,
      ),
    ];
  }
  const named = {PUBLIC_SHOP_CURRENCY: shopCurrency, PUBLIC_EXCHANGE_RATES: exchangeRates?.base};
  return [
    market.ok(`Prices for ${wanted} are in ${charged}.`),
    ...Object.entries(named).flatMap(([name, currency]) =>
      currency && currency !== charged
        ? market.warn(
            `${name} is of ${currency}, prices are in ${charged}.`,
            `Set it of ${charged}.`,
          )
        : [],
    ),
  ];
}

async function scopeOf(
  storefront: Storefront,
  {what, scope, document}: (typeof READS)[number],
): Promise<Finding> {
  const answer = await storefront(document);
  if (answer.errors.some(({extensions}) => extensions?.code === 'ACCESS_DENIED')) {
    return scopes.fail(
      `The token may not read ${what}.`,
      `Tick ${scope}: ${TOKENS_PAGE} → Storefront API permissions.`,
    );
  }
  const failure = failureOf(answer);
  return failure === null
    ? scopes.ok(`Can read ${what}.`)
    : scopes.fail(`Reading ${what} fails: ${failure}.`, 'Try again; see status.shopify.com.');
}
