const PRELOAD = '<link rel="modulepreload"';

/**
 * Lets what a page is painted with (style, font, its largest picture) go before its scripts: a page
 * is whole without them. Remix announces all of them as urgent. Not in development, where React
 * warns of an attribute that it did not write.
 */
export function scriptsAfterPaint(html: string): string {
  return import.meta.env.DEV ? html : html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
}
