/**
 * The main journey in worlds that shoppers live in: translators, extensions, windows of other programs, old engines, odd
 * networks, clocks and storage. One test a world, from the home page to the files; run by `npm run test:worlds`.
 */
import type {BrowserContext, Page} from '@playwright/test';
import {newEmail} from './support/account';
import {cartLines, payHosted} from './support/cart';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test.use({withSupabase: true, shopOptions: {variables: {PUBLIC_OFFLINE: 'off'}}});

const DAY_MS = 24 * 3_600_000;
const PAY = {name: /^Finalizar compra/i};

interface World {
  readonly name: string;
  /** Runs in each document before its own scripts. */
  readonly script?: () => void;
  readonly prepare?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Whether the checkout must open in a tab of its own; otherwise a link leads to it. */
  readonly opensNoTab?: boolean;
}

/** As Chrome's translator: each text is wrapped in two elements, at once and whenever another comes. */
function translator(when: 'parsed' | 'loaded' | 'late'): () => void {
  const translate = () => {
    const wrap = (node: Node) => {
      if (node.nodeType === Node.ELEMENT_NODE) {
        if (/^(SCRIPT|STYLE|TEXTAREA|TITLE|FONT|NOSCRIPT|TEMPLATE)$/.test(node.nodeName)) return;
        for (const child of [...node.childNodes]) wrap(child);
      }
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return;
      if (node.parentElement?.nodeName === 'FONT') return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      node.parentNode?.replaceChild(outer, node);
      outer.append(inner);
      inner.append(document.createTextNode(node.nodeValue));
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, {childList: true, subtree: true});
  };
  const start = {
    parsed: `document.addEventListener('DOMContentLoaded', translate)`,
    loaded: `addEventListener('load', translate)`,
    late: `addEventListener('load', () => setTimeout(translate, 2000))`,
  }[when];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- It runs in the page, with what it needs inside.
  return new Function(`const translate = ${translate.toString()}; ${start}`) as () => void;
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

const EXTENSIONS = Object.entries(CHANGES).map(([name, change]) => ({
  name: `an extension: ${name}`,
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- As above.
  script: new Function(
    `document.addEventListener('DOMContentLoaded', ${change.toString()})`,
  ) as () => void,
}));

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
        'requestIdleCallback',
        'BroadcastChannel',
        'CompressionStream',
        'navigation',
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
    prepare: (page: Page) => page.clock.install({time: Date.now() + days * DAY_MS}),
  })),
  {name: 'storage that is forbidden', script: forbidden},
  {name: 'storage that is full', script: full},
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
    const retry = page.getByRole('button', {name: 'Intentar de nuevo'}).first();
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
  const [first] = [dialog.getByRole('option').first()];
  await expect(first).toBeVisible();
  await first.click();
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
  const opened = context.waitForEvent('page');
  await page.getByRole('button', PAY).click();
  if (opensNoTab) await page.getByRole('link', {name: /^Abrir el pago/}).click();
  return opened;
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

for (const world of [...TRANSLATORS, ...EXTENSIONS, ...WINDOWS, ...ENGINES, ...REST] as World[]) {
  test(world.name, async ({page, context, problems}) => {
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
    const bought = page.getByRole('region', {name: 'Tu compra'});
    await expect(bought.getByRole('button', {name: /Descargar ebook\.pdf/}).first()).toBeVisible();
    await expect(page.getByText(/Unexpected Application Error|Algo salió mal/)).toHaveCount(0);
  });
}
