/**
 * A tab whose pages may be rendered before they are shown. A page that was is another target of the protocol than
 * the one whose place it takes, so each step asks anew which of the tab's pages is shown.
 */
import {setTimeout} from 'node:timers/promises';
import type {Browser, CDPSession} from 'puppeteer-core';

const PATIENCE_MS = 10_000;
const POLL_MS = 5;
const IS_SHOWN = 'document.visibilityState === "visible" && !document.prerendering';

export class PrerenderingTab {
  readonly #pages = new Map<string, CDPSession>();

  private constructor(tab: CDPSession) {
    tab.on('Target.attachedToTarget', ({sessionId}) => {
      const page = tab.connection()?.session(sessionId);
      if (page) this.#pages.set(sessionId, page);
    });
    tab.on('Target.detachedFromTarget', ({sessionId}) => this.#pages.delete(sessionId));
  }

  static async open(browser: Browser): Promise<PrerenderingTab> {
    const root = await browser.target().createCDPSession();
    const {targetId} = await root.send('Target.createTarget', {url: 'about:blank', forTab: true});
    // Where the protocol is attached to a page itself, the browser renders nothing beforehand.
    const {sessionId} = await root.send('Target.attachToTarget', {targetId, flatten: true});
    const session = root.connection()?.session(sessionId);
    if (!session) throw new Error('The tab cannot be attached to.');
    const tab = new PrerenderingTab(session);
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: true,
    });
    return tab;
  }

  /** The page that is shown. @throws {Error} when there is none for ten seconds. */
  async shown(): Promise<CDPSession> {
    const latest = performance.now() + PATIENCE_MS;
    while (performance.now() < latest) {
      for (const page of this.#pages.values()) if (await isShown(page)) return page;
      await setTimeout(POLL_MS);
    }
    throw new Error('The tab shows no page.');
  }

  /** Runs a function, which names nothing of its file, in the page that is shown. */
  async run<const Values extends readonly unknown[], Result>(
    work: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return evaluate(await this.shown(), work, ...values);
  }

  async moveTo({x, y}: Place): Promise<void> {
    const page = await this.shown();
    await page.send('Input.dispatchMouseEvent', {type: 'mouseMoved', x, y});
  }

  async press({x, y}: Place): Promise<void> {
    const page = await this.shown();
    const button = {x, y, button: 'left', clickCount: 1} as const;
    await page.send('Input.dispatchMouseEvent', {type: 'mousePressed', ...button});
    // The page may be gone before it has answered.
    page.send('Input.dispatchMouseEvent', {type: 'mouseReleased', ...button}).catch(() => {});
  }
}

/** In CSS pixels of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

async function isShown(page: CDPSession): Promise<boolean> {
  const answer = page.send('Runtime.evaluate', {expression: IS_SHOWN}).catch(() => null);
  return (await answer)?.result.value === true;
}

async function evaluate<Values extends readonly unknown[], Result>(
  page: CDPSession,
  work: (...values: Values) => Result,
  ...values: Values
): Promise<Awaited<Result>> {
  const {result, exceptionDetails} = await page.send('Runtime.evaluate', {
    expression: `(${work.toString()})(...${JSON.stringify(values)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value as Awaited<Result>;
}
