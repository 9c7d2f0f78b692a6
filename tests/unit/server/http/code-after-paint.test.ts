import {describe, expect, it} from 'vitest';
import {codeAfterPaint} from '~/server/http/code-after-paint';

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
});
