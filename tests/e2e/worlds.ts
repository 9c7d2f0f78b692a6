/**
 * The main journey in worlds that shoppers live in: translators, extensions, windows of other programs, old engines, odd
 * networks, clocks and storage. One test a world: search, product, combo, chat, cart, checkout, files, certificate, sign-in.
 * `npm run test:worlds` runs them.
 */
import type {BrowserContext, Page} from '@playwright/test';
import {newEmail, PASSWORD, signIn} from './support/account';
import {cartLines, cartTotal, payHosted} from './support/cart';
import type {SupabaseAdmin} from './support/supabase-admin';
import {expect, test} from './support/test';
import {translate} from './support/translate';
import {visit} from './support/visit';

test.use({withSupabase: true, shopOptions: {variables: {PUBLIC_OFFLINE: 'off'}}});

interface World {
  readonly name: string;
  /** Runs in each document before its own scripts. */
  readonly script?: () => void;
  readonly prepare?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Whether the checkout must open in a tab of its own; otherwise a link leads to it. */
  readonly opensNoTab?: boolean;
}

function translator(when: 'parsed' | 'loaded' | 'late'): () => void {
  const start = {
    parsed: `document.addEventListener('DOMContentLoaded', translate)`,
    loaded: `addEventListener('load', translate)`,
    late: `addEventListener('load', () => setTimeout(translate, 2000))`,
  }[when];
  return inPage(`const translate = ${translate.toString()}; ${start}`);
}

/** A function of this text, for `addInitScript`. */
function inPage(body: string): () => void {
  // oxlint-disable-next-line typescript/no-implied-eval -- It runs in the page, with what it needs inside.
  return new Function(body) as () => void;
}

const TRANSLATORS = (['parsed', 'loaded', 'late'] as const).map((when) => ({
  name: `a translator, ${when}`,
  script: translator(when),
}));

/** What extensions do to a document as soon as it is parsed, before React takes it over. */
const CHANGES: Record<string, () => void> = {
  'a style first in the head': () => document.head.prepend(document.createElement('style')),
  'a script last in the head': () => document.head.append(document.createElement('script')),
  'an element first in the body': () => document.body.prepend(document.createElement('div')),
  'a frame last in the body': () => document.body.append(document.createElement('iframe')),
  'an element after the body': () =>
    document.documentElement.append(document.createElement('grammarly-desktop')),
  'a text after the body': () => document.documentElement.append('text'),
  'attributes of the root': () => {
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.body.setAttribute('cz-shortcut-listen', 'true');
  },
  'icons beside the fields': () => {
    for (const field of document.querySelectorAll('input'))
      field.after(document.createElement('i'));
  },
  'attributes of every link': () => {
    for (const link of document.links) link.dataset['scanned'] = '';
  },
  'pictures that are gone': () => {
    for (const picture of document.querySelectorAll('main img')) picture.remove();
  },
};

/** What extensions go on doing to each element that comes, the first ones included. */
const LASTING_CHANGES: Record<string, (element: Element) => void> = {
  'pictures and films deleted as they come': (element) => {
    if (element.matches('img, video')) element.remove();
  },
  'colours of its own on every element': (element) => {
    element.setAttribute('data-darkreader-inline-color', '');
    (element as HTMLElement).style.setProperty('color', 'red', 'important');
  },
  'a password manager that changes and surrounds fields': (element) => {
    if (!element.matches('input:not([type=hidden]), textarea')) return;
    element.setAttribute('autocomplete', 'off');
    element.setAttribute('data-gramm', 'false');
    const icon = document.createElement('span');
    icon.attachShadow({mode: 'open'}).append(document.createElement('button'));
    element.before(document.createElement('i'));
    element.after(icon);
    // Moved for good: nothing puts it back where React left it.
    if (element.matches('[type=email], [type=password]')) {
      const around = document.createElement('span');
      element.replaceWith(around);
      around.append(element);
    }
  },
};

const EXTENSIONS = [
  ...Object.entries(CHANGES).map(([name, change]) => ({
    name: `an extension: ${name}`,
    script: inPage(`document.addEventListener('DOMContentLoaded', ${change.toString()})`),
  })),
  ...Object.entries(LASTING_CHANGES).map(([name, change]) => ({
    name: `an extension: ${name}`,
    script: inPage(`document.addEventListener('DOMContentLoaded', () => {
      const done = new WeakSet();
      const visit = (node) => {
        if (node.nodeType !== 1 || done.has(node)) return;
        done.add(node);
        for (const child of [...node.children]) visit(child);
        (${change.toString()})(node);
      };
      visit(document.body);
      new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach(visit)))
        .observe(document.body, {childList: true, subtree: true});
    })`),
  })),
];

/** Names that general filter lists hide, as a class, an id or a word of one, and names that they block. */
const HIDDEN = [
  ...['ad', 'ads', 'advert', 'banner', 'popup', 'pop-up', 'modal', 'overlay', 'cookie', 'consent'],
  ...['newsletter', 'subscribe', 'chat', 'widget', 'social', 'share', 'promo', 'offer', 'sponsor'],
];
const BLOCKED = [
  ...['track', 'tracking', 'tracker', 'analytics', 'pageview', 'pixel', 'beacon', 'telemetry'],
  ...HIDDEN,
];

const FILTERS: readonly World[] = [
  {
    name: 'a content blocker with general rules',
    prepare: async (_page, context) => {
      await context.route(
        new RegExp(`/(?:[^?]*[-_./])?(?:${BLOCKED.join('|')})(?:[-_./?]|$)`, 'i'),
        (route) => {
          // The hosted checkout is not the shop's own.
          return route.request().isNavigationRequest() ? route.continue() : route.abort();
        },
      );
      const selectors = HIDDEN.flatMap((word) => [
        `[id="${word}" i]`,
        `.${word}`,
        ...['-', '_'].flatMap((join) => [
          ...['class', 'id'].map((name) => `[${name}^="${word}${join}" i]`),
          ...['class', 'id'].map((name) => `[${name}*=" ${word}${join}" i]`),
          ...['class', 'id'].map((name) => `[${name}*="${join}${word} " i]`),
          ...['class', 'id'].map((name) => `[${name}$="${join}${word}" i]`),
        ]),
      ]);
      await context.addInitScript((css) => {
        document.addEventListener('DOMContentLoaded', () => {
          const rules = new CSSStyleSheet();
          rules.replaceSync(css);
          document.adoptedStyleSheets = [rules];
        });
      }, `${selectors.join()} { display: none !important }`);
    },
  },
];

const WINDOWS: readonly World[] = [
  {name: 'no window', script: () => (window.open = () => null)},
  {name: 'the same window', script: () => (window.open = () => window)},
  {
    name: 'a stub of a window',
    script: () => {
      window.open = () =>
        ({closed: false, close() {}, location: {replace() {}}}) as unknown as Window;
    },
  },
  {
    name: 'a window that throws',
    script: () => {
      const get = () => {
        throw new Error('No');
      };
      window.open = () => new Proxy({} as Window, {get});
    },
  },
].map((world) => ({...world, opensNoTab: true}));

const ENGINES: readonly World[] = [
  {
    name: 'an engine of 2021',
    script: () => {
      for (const name of ['at', 'findLast', 'findLastIndex'])
        Reflect.deleteProperty(Array.prototype, name);
      for (const name of ['at', 'replaceAll']) Reflect.deleteProperty(String.prototype, name);
      Reflect.deleteProperty(Object, 'hasOwn');
      Reflect.deleteProperty(window, 'structuredClone');
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      Reflect.deleteProperty(AbortSignal, 'timeout');
      Reflect.deleteProperty(HTMLElement.prototype, 'inert');
    },
  },
  {
    name: 'an engine of early 2022',
    script: () => {
      for (const name of ['timeout', 'any']) Reflect.deleteProperty(AbortSignal, name);
      for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name);
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
        Reflect.deleteProperty(Array.prototype, name);
      for (const name of ['groupBy']) Reflect.deleteProperty(Object, name);
      Reflect.deleteProperty(Response, 'json');
      Reflect.deleteProperty(Promise, 'withResolvers');
      Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    },
  },
  {
    name: 'an engine without observers, locks and idle time',
    script: () => {
      for (const name of [
        ...['requestIdleCallback', 'IntersectionObserver', 'ResizeObserver'],
        ...['PerformanceObserver', 'BroadcastChannel', 'CompressionStream', 'navigation'],
      ])
        Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Navigator.prototype, 'locks');
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
      Reflect.deleteProperty(Navigator.prototype, 'share');
    },
  },
  {
    name: 'an engine without new signatures and view transitions',
    script: () => {
      const {verify, importKey} = SubtleCrypto.prototype;
      const known = (algorithm: unknown) => !JSON.stringify(algorithm).includes('Ed25519');
      SubtleCrypto.prototype.importKey = function (this: SubtleCrypto, ...all: unknown[]) {
        if (!known(all[2])) return Promise.reject(new DOMException('No', 'NotSupportedError'));
        return importKey.apply(this, all as never);
      } as typeof importKey;
      SubtleCrypto.prototype.verify = verify;
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    },
  },
];

function forbidden(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  }
}

function full(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
}

const REST: readonly World[] = [
  {
    name: 'a device that says it is offline',
    script: () => Object.defineProperty(Navigator.prototype, 'onLine', {get: () => false}),
  },
  {
    name: 'a proxy that answers data with its own page',
    prepare: (page) =>
      page.route(/\.data(\?|$)/, (route) =>
        route.fulfill({status: 200, contentType: 'text/html', body: '<h1>Bienvenido</h1>'}),
      ),
  },
  ...[-1, 1].map((days) => ({
    name: `a clock ${days} day off`,
    prepare: (page: Page) => page.clock.install({time: Date.now() + days * 24 * 3_600_000}),
  })),
  {name: 'storage that is forbidden', script: forbidden},
  {name: 'storage that is full', script: full},
  {name: 'storage that keeps nothing', script: () => (Storage.prototype.setItem = () => {})},
  {name: 'no lock', script: () => (LockManager.prototype.request = () => new Promise(() => {}))},
  {
    name: 'every file that comes later fails once',
    prepare: async (page) => {
      const failed = new Set<string>();
      await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
        const url = route.request().url();
        const isNamed = await page
          .locator(`link[href="${new URL(url).pathname}"], script[src="${new URL(url).pathname}"]`)
          .count()
          .catch(() => 1);
        if (isNamed > 0 || failed.has(url)) return route.continue();
        failed.add(url);
        return route.abort('connectionreset');
      });
    },
  },
  {
    name: 'a slow network that loses a tenth of the requests of pictures',
    prepare: async (page) => {
      let count = 0;
      await page.route('**/*', async (route) => {
        count += 1;
        if (route.request().resourceType() === 'image' && count % 10 === 0) return route.abort();
        await new Promise((later) => setTimeout(later, 150));
        return route.continue();
      });
    },
  },
];

/** Presses until what the press opens is there, and presses the retry where the code did not come. */
async function open(page: Page, press: () => Promise<void>, opened: () => Promise<void>) {
  await expect(async () => {
    const retry = page.getByRole('button', {name: 'Reintentar'}).first();
    if (await retry.isVisible()) await retry.click();
    await press();
    await opened();
  }).toPass();
}

async function findAndAdd(page: Page): Promise<void> {
  await visit(page, '/');
  const dialog = page.getByRole('dialog', {name: 'Buscar Productos'});
  const box = dialog.getByRole('combobox');
  await open(
    page,
    async () => {
      if (!(await box.isVisible()))
        await page
          .getByRole('button', {name: /^Buscar/})
          .first()
          .click();
    },
    () => expect(box).toBeVisible({timeout: 5_000}),
  );
  await box.fill('keto');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/producto\//);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const combo = page.getByRole('region', {name: /Arma tu combo/});
  await combo.scrollIntoViewIfNeeded();
  await combo.getByRole('button', {name: /^Agregar \d productos$/}).click();
}

async function pay(page: Page, context: BrowserContext, {opensNoTab}: World): Promise<Page> {
  await page
    .getByRole('link', {name: /^Carrito, \d productos$/})
    .locator('visible=true')
    .click();
  await expect(cartLines(page)).toHaveCount(4);
  await expect(page.getByText(/^4 productos digitales$/)).toBeVisible();
  const before = await cartTotal(page).innerText();
  await page
    .getByRole('button', {name: /^Agregar una licencia/})
    .first()
    .click();
  await expect(page.getByText(/^5 productos digitales$/)).toBeVisible();
  await expect(cartTotal(page)).not.toHaveText(before);
  await page
    .getByRole('button', {name: /^Quitar una licencia/})
    .first()
    .click();
  await expect(cartTotal(page)).toHaveText(before);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', {name: /^Finalizar compra/i}).click();
  if (opensNoTab) await page.getByRole('link', {name: /^Abrir el pago/}).click();
  return opened;
}

async function readCertificate(page: Page): Promise<void> {
  const bought = page.getByRole('region', {name: 'Tu compra'});
  await expect(bought.getByRole('button', {name: /Descargar ebook\.pdf/}).first()).toBeVisible();
  await bought.getByRole('button', {name: 'Mi certificado de licencia'}).first().click();
  await bought.getByLabel('Nombre o marca').fill('Lucía Ñandú');
  await bought.getByRole('button', {name: 'Ver con mi nombre'}).click();
  await expect(page).toHaveURL(/\/certificado\/[0-9a-f]{32}$/);
  await expect(page.getByText('Lucía Ñandú').first()).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Vigente'})).toBeVisible();
  await expect(page.getByText(/^Firma auténtica/)).toBeVisible();
}

async function enter(page: Page, supabase: SupabaseAdmin): Promise<void> {
  const email = newEmail();
  await supabase.createAccount(email, PASSWORD);
  await signIn(page, email);
}

async function ask(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', {name: 'SofIA - Tu asistente PLR'});
  const box = panel.getByRole('textbox', {name: 'Escribe tu mensaje'});
  await open(
    page,
    async () => {
      if (!(await box.isVisible()))
        await page.getByRole('button', {name: 'Abrir chat con SofIA'}).click();
    },
    () => expect(box).toBeVisible({timeout: 5_000}),
  );
  const answers = panel.getByRole('log').getByRole('listitem');
  const before = await answers.count();
  await box.fill('¿Qué es PLR?');
  await box.press('Enter');
  await expect.poll(() => answers.count()).toBeGreaterThan(before + 1);
  await page.keyboard.press('Escape');
}

const WORLDS: readonly World[] = [
  ...[...TRANSLATORS, ...EXTENSIONS, ...FILTERS, ...WINDOWS, ...ENGINES, ...REST],
];

for (const world of WORLDS) {
  test(world.name, async ({page, context, problems, supabase}) => {
    // What a world provokes may be logged; what a shopper meets is looked at.
    problems.allow(/./);
    if (world.script) await context.addInitScript(world.script);
    await world.prepare?.(page, context);
    await findAndAdd(page);
    await ask(page);
    const hosted = await pay(page, context, world);
    await expect(hosted.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
    await payHosted(hosted, {name: 'Lucía', email: newEmail()});
    await hosted.close();
    await readCertificate(page);
    await enter(page, supabase);
    await expect(page.getByText(/Unexpected Application Error|Algo salió mal/)).toHaveCount(0);
  });
}
