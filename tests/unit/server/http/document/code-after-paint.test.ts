import {describe, expect, it} from 'vitest';
import {codeAfterPaint} from '~/server/http/document/load-order';

const PRELOADS =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const DATA = '<script nonce="m">window.__remixContext = {"money":"$&"};</script>';
const MODULE =
  '<script nonce="m" type="module" async="">import "/assets/a.js";\nimport("/b.js");</script>';
const DOCUMENT = `<html><head><link rel="stylesheet" href="/a.css"/></head><body><p>Hola</p>${PRELOADS}${DATA}${MODULE}</body></html>`;

/** Marked scripts out of their templates, as the inline script does it in a browser. */
const putBack = (html: string) => html.replace(/<template data-code="">([^]*?)<\/template>/g, '$1');

describe('code after paint', () => {
  const held = codeAfterPaint(DOCUMENT, 'm', true);

  it('holds the preloads and the module back, and nothing else', () => {
    expect(held).toContain(`<p>Hola</p><template data-code="">${PRELOADS}</template>${DATA}`);
    expect(held).toContain(`<template data-code="">${MODULE}</template>`);
    expect(held.match(/<template/g)).toHaveLength(2);
  });

  it('adds one marked script at the end of the body, and changes nothing that it puts back', () => {
    const [before, after] = putBack(held).split(/<script nonce="m">\{\n[^]*?\n\}<\/script>/);
    expect(`${before}${after}`).toBe(DOCUMENT);
    expect(after).toBe('</body></html>');
  });

  it('holds back what stands after the body ends for what it is: data', () => {
    const streamed = `${DOCUMENT}<script nonce="m">window.__remixContext.streamController.close();</script>`;
    expect(codeAfterPaint(streamed, 'm', true)).toBe(
      held + '<script nonce="m">window.__remixContext.streamController.close();</script>',
    );
  });

  /** What the inline script does in such a browser. */
  function run(browser: {prerendering?: boolean; observes?: boolean}) {
    const shown: (() => void)[] = [];
    const painted: (() => void)[] = [];
    const loaded: (() => void)[] = [];
    const waiting: (() => void)[] = [];
    let codes = 0;
    const seen = {
      document: {
        ...browser,
        hidden: false,
        readyState: 'loading',
        addEventListener: (_type: string, act: () => void) => shown.push(act),
        querySelectorAll: () => ((codes += 1), []),
      },
      PerformanceObserver:
        browser.observes === false
          ? undefined
          : class {
              static readonly supportedEntryTypes = ['paint'];
              constructor(private readonly act: (entries: null, observer: object) => void) {}
              observe() {
                painted.push(() => this.act(null, {disconnect() {}}));
              }
            },
      localStorage: {setItem() {}, removeItem() {}},
      location: {href: ''},
      setTimeout: (act: () => void) => waiting.push(act),
      addEventListener: (type: string, act: () => void) => type === 'load' && loaded.push(act),
    };
    const [, script = ''] = /<script nonce="m">(\{\n[^]*?\n\})<\/script>/.exec(
      codeAfterPaint(DOCUMENT, 'm', false),
    )!;
    // oxlint-disable-next-line typescript/no-implied-eval -- as a browser runs it
    new Function(...Object.keys(seen), script)(...Object.values(seen));
    return {shown, painted, loaded, waiting, codes: () => codes};
  }

  it('fetches the code of a page rendered beforehand once it has been shown and painted', () => {
    const {shown, painted, codes} = run({prerendering: true});
    expect(painted).toHaveLength(0);
    shown.forEach((act) => act());
    expect([painted.length, codes()]).toEqual([1, 0]);
    painted.forEach((act) => act());
    expect(codes()).toBe(1);
  });

  it('fetches it at once where paints are not reported, and after the load where they are hidden', () => {
    expect(run({observes: false}).codes()).toBe(1);
    const {loaded, waiting, codes} = run({});
    loaded.forEach((act) => act());
    expect(codes()).toBe(0);
    waiting.forEach((act) => act());
    expect(codes()).toBe(1);
  });
});
