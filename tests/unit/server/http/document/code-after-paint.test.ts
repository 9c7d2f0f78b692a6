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

  it('registers the service worker with the code, or not at all', () => {
    expect(held).toContain('register("/sw.js")');
    expect(codeAfterPaint(DOCUMENT, 'm', false)).not.toContain('serviceWorker');
  });

  it('holds back what stands after the body ends for what it is: data', () => {
    const streamed = `${DOCUMENT}<script nonce="m">window.__remixContext.streamController.close();</script>`;
    expect(codeAfterPaint(streamed, 'm', true)).toBe(
      held + '<script nonce="m">window.__remixContext.streamController.close();</script>',
    );
  });

  it('fetches the code of a page rendered beforehand once it has been shown and painted', () => {
    const told: (() => void)[] = [];
    const painted: (() => void)[] = [];
    let codes = 0;
    const seen = {
      document: {
        prerendering: true,
        hidden: false,
        addEventListener: (_type: string, act: () => void) => told.push(act),
        querySelectorAll: () => ((codes += 1), []),
      },
      PerformanceObserver: class {
        static readonly supportedEntryTypes = ['paint'];
        constructor(private readonly act: (entries: null, observer: object) => void) {}
        observe() {
          painted.push(() => this.act(null, {disconnect() {}}));
        }
      },
      localStorage: {setItem() {}, removeItem() {}},
      location: {href: ''},
      addEventListener() {},
    };
    const [, script = ''] = /<script nonce="m">(\{\n[^]*?\n\})<\/script>/.exec(
      codeAfterPaint(DOCUMENT, 'm', false),
    )!;
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as a browser runs it
    new Function(...Object.keys(seen), script)(...Object.values(seen));
    expect(painted).toHaveLength(0);
    told.forEach((act) => act());
    expect([painted.length, codes]).toEqual([1, 0]);
    painted.forEach((act) => act());
    expect(codes).toBe(1);
  });
});
