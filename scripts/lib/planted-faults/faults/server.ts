/** The worker: kept pages, reads of the provider, requests. */
import {slip} from '../planted-fault';

const STORED_PAGE = 'app/server/page-cache/stored-page.ts';
const PAGE_CACHE = 'app/server/page-cache/page-cache.ts';
const PAGE_KEY = 'app/server/page-cache/page-key.ts';
const ADDRESS = 'app/server/http/client-address.ts';
const BODY = 'supabase/functions/_shared/common/request-body.ts';

export const PAGE_CACHE_FAULTS = [
  slip(
    STORED_PAGE,
    "a page that sets somebody's cookie is kept for all",
    "    !response.headers.has('Set-Cookie') &&\n",
    '',
  ),
  slip(
    STORED_PAGE,
    'a page that forbids it is kept',
    '!/private|no-store/.test(control)',
    '!/private/.test(control)',
  ),
  slip(
    'app/server/page-cache/page-answer.ts',
    'the host keeps a stale page as a fresh one',
    "isStale ? 'no-store' : ",
    '',
  ),
  slip(PAGE_KEY, 'pages for one person alone are kept', "facts.cache === 'none' || ", ''),
  slip(
    PAGE_KEY,
    'data of the same routes is kept once for each order of their names',
    "[...new Set(routes.split(','))].sort()",
    "[...new Set(routes.split(','))]",
  ),
  slip(
    PAGE_KEY,
    'a page outlives the files of its build',
    '/__page/${version}${url.pathname}',
    '/__page${url.pathname}',
  ),
  slip(
    PAGE_CACHE,
    'everybody who is sent a stale page refreshes it',
    '  refreshing.set(key, now + RETRY_REFRESH_MS);\n',
    '',
  ),
  slip(
    PAGE_CACHE,
    'a render that fails leaves the others waiting',
    '    flight.page = null;\n',
    '',
  ),
  slip(
    'app/server/page-cache/page-store.ts',
    'an older page takes the place of a newer one',
    'known.renderedAt >= page.renderedAt',
    'known.renderedAt <= page.renderedAt',
  ),
  slip(
    'app/server/page-cache/ready-answers.ts',
    'the short cut sends a stale page that nobody refreshes',
    "age < STALE_MS && isBeingRefreshed(key, now) ? 'stale'",
    "age < STALE_MS ? 'stale'",
  ),
  slip(
    'app/server/storefront/storefront-client.ts',
    'a read is answered with that of another product',
    '[url, environment.country, text, JSON.stringify(variables)]',
    '[url, environment.country, text]',
  ),
];

export const HTTP_FAULTS = [
  slip(BODY, 'a body of exactly the limit is refused', 'size > limit', 'size >= limit'),
  slip(
    'app/server/http/request.ts',
    'a form without an origin counts as one of ours',
    'sender === origin ||',
    '!sender || sender === origin ||',
  ),
  slip(
    'supabase/functions/_shared/common/network.ts',
    'each address of a network has an allowance of its own',
    '.slice(0, 4)\n',
    '.slice(0, 8)\n',
  ),
  slip(
    ADDRESS,
    'a visitor may say from which address they come',
    "  headers.set(HEADER, headers.get(other) ?? '');\n",
    "  if (headers.has(other)) headers.set(HEADER, headers.get(other) ?? '');\n",
  ),
  slip(
    'supabase/functions/_shared/common/rate-limiter.ts',
    'a sender has one attempt more than the rule says',
    'recent[recent.length - limit]',
    'recent[recent.length - limit - 1]',
  ),
  slip(
    'app/server/http/validate-request.ts',
    'a visitor may say for which host a form was',
    "  headers.delete('X-Forwarded-Host');\n",
    '',
  ),
  slip(
    'app/server/http/safe-cache.ts',
    'a cache that is silent is asked by every request',
    '    if (now() < pausedUntil) return null;\n',
    '',
  ),
  slip(
    'app/domain/site/moved-path.ts',
    'a redirect of the provider leads to another site',
    "url.pathname.replace(/\\/{2,}/g, '/')",
    'url.pathname',
  ),
];
