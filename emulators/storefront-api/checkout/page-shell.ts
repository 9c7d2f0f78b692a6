/** The frame that every checkout page shares, and the headers that go with it. */
import {createHash} from 'node:crypto';
import type {OutgoingHttpHeaders} from 'node:http';
import {escapeHtml} from '../../html';
import {CHECKOUT_COPY} from './checkout-copy';
import {addressOf, type ShopContent} from '../shop-content';
import {CHECKOUT_STYLES} from './checkout-styles';

const STYLE_HASH = createHash('sha256').update(CHECKOUT_STYLES).digest('base64');

/** A whole document. `main` is HTML that is already escaped. */
export function pageShell(title: string, main: string, {profile}: ShopContent): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(profile.name)}</title>
<style>${CHECKOUT_STYLES}</style>
</head>
<body>
<header><p>${escapeHtml(profile.name)}</p></header>
<main>
<p class="demo" role="note">${CHECKOUT_COPY.demo}</p>
${main}
</main>
</body>
</html>
`;
}

/** A page with a single message and a link back to the shop. */
export function messagePage(title: string, text: string, shop: ShopContent): string {
  return pageShell(
    title,
    `<div class="card">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<a class="button" href="${escapeHtml(shop.url)}/">${CHECKOUT_COPY.back}</a>
</div>`,
    shop,
  );
}

/** The form may lead, through its redirect, to the shop; the pictures are the emulator's own. */
export function pageHeaders(shop: ShopContent): OutgoingHttpHeaders {
  const thanks = new URL(addressOf(shop, shop.profile.thankYouUrl)).origin;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self'",
    `form-action 'self' ${[...new Set([shop.url, thanks])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'es',
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': policy.join('; '),
  };
}
