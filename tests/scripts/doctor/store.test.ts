/** What `npm run doctor` says of variables and of a store with one thing broken. */
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {startStorefrontEmulator} from '../../../emulators/storefront-api/start';
import {startLocalServices, type LocalServices} from '../../../scripts/lib/local-services';
import type {Answer, Call} from './altered-service';
import {DEAF, lines, linesWhen, SHOP} from './examined';
import {sickCatalogue} from './sick-catalogue';

let services: LocalServices;
let store: Record<string, string>;

beforeAll(async () => {
  services = await startLocalServices({shopUrl: SHOP, quiet: true});
  store = services.variables;
});
afterAll(() => services.close());
afterEach(() => order('POST', 'reset'));

function order(method: string, path: string, body?: object) {
  return fetch(`${services.storefront.url}/__emulator/${path}`, {
    method,
    ...(body ? {body: JSON.stringify(body)} : {}),
  });
}

function whenStore(alter: (call: Call, answer: Answer) => void) {
  return linesWhen(store, 'PUBLIC_STORE_DOMAIN', alter);
}

it('tells half a group of variables', async () => {
  const half = {PUBLIC_STORE_DOMAIN: DEAF, PUBLIC_SUPABASE_URL: 'https://x.supabase.co'};
  expect(await lines({...store, ...half})).toContain(
    '✖ variables: PUBLIC_SUPABASE_ANON_KEY is missing: the anonymous key of the Supabase project. → Set it in .env, and in the environment of the deployed worker.',
  );
});

describe('store', () => {
  const API = 'Sales channels → Headless → your storefront → Manage API access';

  it('tells a domain that does not answer, and nothing that follows from it', async () => {
    const all = await lines({...store, PUBLIC_STORE_DOMAIN: DEAF});
    expect(all.filter((line) => line.includes('policy'))).toEqual([]);
    expect(all.filter((line) => !/ (?:variables|launch|marketplaces):/.test(line))).toEqual([
      '✖ store: http://127.0.0.1:9 does not answer. → Check PUBLIC_STORE_DOMAIN (mi-tienda.myshopify.com) and your connection.',
    ]);
  });

  it('tells a store that is not there', async () => {
    await order('POST', 'faults', {kind: 'http', status: 404, operation: 'DoctorShop'});
    expect(await lines(store)).toContainEqual(
      expect.stringMatching(
        /^✖ store: There is no store at .+ \(HTTP 404\)\. → Check PUBLIC_STORE_/,
      ),
    );
  });

  it.each(['PUBLIC_STOREFRONT_API_TOKEN', 'PRIVATE_STOREFRONT_API_TOKEN'])(
    'tells that %s is refused, and nothing else',
    async (variable) => {
      const found = await lines({...store, [variable]: 'wrong'});
      expect(found.filter((line) => line.startsWith('✖'))).toEqual([
        `✖ tokens: The store refuses ${variable}. → Copy it again: ${API}.`,
      ]);
    },
  );

  const VERIFY =
    'Take a newer release of the shop, or verify that version (docs/operating.md, Versions of the API).';

  it('tells a version in which nothing was verified', async () => {
    const found = await whenStore((_call, answer) => {
      answer.version = '2026-07';
    });
    expect(found).toContain(
      `✖ API version: Asked for 2025-07, served 2026-07, in which the shop's operations were never verified. → ${VERIFY}`,
    );
  });

  it('warns ninety days before the last verified version ends, and not before', async () => {
    const warning = `! API version: From 2027-04-01 on the store serves no verified version any more. → ${VERIFY}`;
    const ninetyDays = Date.UTC(2027, 0, 1);
    expect(await lines(store, ninetyDays)).toContain(warning);
    expect(await lines(store, ninetyDays - 1)).not.toContain(warning);
  });

  it('tells a country to which no market sells', async () => {
    expect(await lines({...store, PUBLIC_STORE_COUNTRY: 'JP'})).toContain(
      '! market: No market of the store sells to JP, whose prices are shown. → Add JP under Settings → Markets, or change PUBLIC_STORE_COUNTRY.',
    );
  });

  it('tells cards that are accepted and not named, the other way round, and misspelt ones', async () => {
    expect(await lines({...store, PUBLIC_PAYMENT_METHODS: 'JCB, Vissa, oxxo, Yape'})).toContain(
      '! payments: PUBLIC_PAYMENT_METHODS misspells Vissa, oxxo. The store accepts, and does not name: Mastercard, American Express. It names, and does not accept: JCB. → Set PUBLIC_PAYMENT_METHODS=Visa, OXXO, Yape, Mastercard, American Express',
    );
    expect(await lines({...store, PUBLIC_PAYMENT_METHODS: 'Visa,<b>'})).toContainEqual(
      expect.stringContaining("such as Visa, PayPal, OXXO: '<b>' is none."),
    );
  });

  it('tells a currency that is none, or not that of the prices, though nothing is measured', async () => {
    expect(await lines({...store, PUBLIC_SHOP_CURRENCY: 'euros'})).toContainEqual(
      expect.stringContaining('PUBLIC_SHOP_CURRENCY is not a currency code such as USD: euros.'),
    );
    const found = await lines({...store, PUBLIC_SHOP_CURRENCY: 'COP'});
    expect(found).toContainEqual(
      expect.stringContaining('! market: PUBLIC_SHOP_CURRENCY is of COP, prices are in USD.'),
    );
  });

  it('tells a scope that is missing', async () => {
    await order('POST', 'faults', {kind: 'access-denied', operation: 'DoctorProducts'});
    expect(await lines(store)).toContain(
      `✖ scopes: The token may not read products. → Tick unauthenticated_read_product_listings: ${API} → Storefront API permissions.`,
    );
  });
});

describe('catalogue', () => {
  let found: string[];

  beforeAll(async () => {
    const sick = await startStorefrontEmulator({port: 0, catalogue: sickCatalogue(), quiet: true});
    found = await lines({...store, PUBLIC_STORE_DOMAIN: sick.url});
    await sick.close();
  });

  const PUBLISH =
    'Create each with exactly this handle and publish it to the Headless channel (docs/operating.md, Collections).';

  it.each([
    `✖ collections: 1 niche cannot be read: 03-mascotas. → ${PUBLISH}`,
    `✖ collections: 1 subcategory collection cannot be read: perros. → ${PUBLISH}`,
    '! collections: 1 collection without products: gatos. → Check its condition, and that its products are published to the channel.',
    "✖ collections: The collection 04-desarrollo-personal is titled '04. Crecimiento', so the ebooks page leaves it out. → Title it 'Desarrollo Personal', with or without a number such as '01. ' before it.",
    "! collections: Shoppers see the number in front of '#2: Cocina Saludable'. → Write it as '01. Título' or '1. Título', or leave it out.",
    '! collections: The store publishes 53 collections, and the shop asks for the first 50. → Take those that the shop does not show off the Headless channel.',
    '✖ products: 1 product without a variant cannot be bought: producto-01. → Add a variant, and publish the product to the Headless channel again.',
    '✖ products: 1 product under an unknown licence, without a certificate: producto-10. → Write plr or uso-personal into libro.licencia (docs/operating.md, The licence).',
    '✖ products: 1 product without a price: producto-02. → Set the price in the Shopify admin.',
    '! products: 2 products without an image show a placeholder: producto-03, producto-47. → Add a cover, 800 × 1000 pixels or larger.',
    "! products: 1 product sold out: producto-67. → If that is not meant so, switch 'Track quantity' off: a file does not run out.",
    '! products: 1 product without a description: producto-04. → Write one, with the parts INCLUYE: and IMPORTANTE: (docs/operating.md, Descriptions).',
    "! products: 1 product whose description has no part 'INCLUYE:', so its tab is missing: producto-05. → Add a line INCLUYE: and the items after it.",
    "! products: 1 product whose description has no part 'IMPORTANTE:', so its tab is missing: producto-06. → Add a line IMPORTANTE: and the terms of the licence after it.",
    '! products: 1 product with a number in front of the title, which shoppers see: producto-07. → Take the number off: only collections are freed of theirs.',
    `! products: 1 product with more than 10 variants: ${'x'.repeat(101)}. → Open the page of each and try the last variant; fewer are easier to choose from.`,
    `! products: 1 product with a handle of more than 100 characters: ${'x'.repeat(101)}. → Shorten it in the Shopify admin (Search engine listing), with a redirect from the old one.`,
    '! chat catalogue: SofIA knows 2 ebooks that the store does not sell: producto-08, producto-09. → Give the products these handles, or empty the list in app/content/ebooks.ts, and build.',
  ])('tells: %s', (line) => {
    expect(found).toContain(line);
  });
});

describe('offers', () => {
  const GUIDE = 'docs/operating.md, Discount codes for the offers';

  it('tells an offer without a code', async () => {
    expect(await lines({...store, PRIVATE_OFFER_CODES: '{"combo-10":"COMBO10"}'})).toContain(
      `! offers: combo-30 has no code: 30% are advertised and the checkout charges in full. → Create one and name it in PRIVATE_OFFER_CODES (${GUIDE}).`,
    );
  });

  it('tells a code that does not apply', async () => {
    await order('POST', 'codes/COMBO30', {enabled: false});
    expect(await lines(store)).toContain(
      `✖ offers: combo-30: the store does not apply its code to a cart that has the offer. → Check that the code exists, is active and fits 4 lines with _oferta = combo-30 (${GUIDE}).`,
    );
  });

  it('tells a code that takes off another percentage', async () => {
    const found = await whenStore(({operation}, {body}) => {
      const lines = operation === 'cartCreate' ? body.data.cartCreate.cart.lines.nodes : [];
      for (const {cost} of lines)
        cost.totalAmount.amount = String(cost.amountPerQuantity.amount * 0.75);
    });
    expect(found).toContain(
      `✖ offers: combo-20: 20% are advertised and the code takes off 25%. → Set the code's value to 20% (${GUIDE}).`,
    );
  });

  describe('of a campaign', () => {
    const WINDOWS = 'docs/operating.md, Which offers, where';
    const now = Date.UTC(2026, 6, 1);
    const startsAt = '2026-07-01T00:00:00Z';
    const endsAt = '2026-07-04T00:00:00Z';
    const campaign = (codes: object) =>
      lines(
        {...store, PUBLIC_OFFER_MODE: 'campaign', PRIVATE_OFFER_CODES: JSON.stringify(codes)},
        now,
      );
    const combo = {code: 'COMBO30', startsAt, endsAt};

    it('tries the code of a window that runs, and tells an offer that has none', async () => {
      const found = await campaign({'combo-30': combo});
      expect(found).toContain(
        '✔ offers: combo-30: the code takes off 30%, from its own lines alone.',
      );
      expect(found).toContain(
        `! offers: cross-sell has no code: the campaign is without it. → Name one with its window in PRIVATE_OFFER_CODES, if you want it (${WINDOWS}).`,
      );
    });

    it('tells a code that the store applies though its window is over', async () => {
      const code = {code: 'COMBO30', startsAt: '2026-06-01T00:00:00Z', endsAt: startsAt};
      expect(await campaign({'combo-30': code})).toContain(
        `! offers: combo-30: the store applies its code though the shop's window is over. → Give the code the same active dates in Shopify (${WINDOWS}).`,
      );
    });
  });

  it('tells a checkout at the shop’s own address', async () => {
    const found = await whenStore(({operation}, {body}) => {
      if (operation === 'cartCreate') body.data.cartCreate.cart.checkoutUrl = `${SHOP}/cart/c/1`;
    });
    expect(found).toContainEqual(
      expect.stringContaining('✖ checkout: The checkout is at 127.0.0.1:3999, which is this shop'),
    );
  });
});
