import type {Environment} from '~/server/environment/environment';

/** Headers that every answer carries, whatever its kind; the preview's file server sets them too. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // The checkout opens in a new tab that this page must be able to point to its address.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** For responses that are not documents: if a browser shows one, it must not run or load anything. */
const INERT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same answer with these and `more` headers set; the original may have immutable headers. */
export function withSecurityHeaders(
  response: Response,
  more: Readonly<Record<string, string>>,
): Response {
  const secured = new Response(response.body, response);
  const {headers} = secured;
  for (const [name, value] of Object.entries({...SECURITY_HEADERS, ...more})) {
    headers.set(name, value);
  }
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', INERT_POLICY);
  // Default that keeps browsers from guessing a lifetime.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return secured;
}

export interface ProtectedDocument {
  readonly html: string;
  /** Value of the Content-Security-Policy header. */
  readonly policy: string;
}

export interface PolicySources {
  /** Image origins besides the shop's own. */
  readonly images: readonly string[];
  /** Origins that the browser may call, besides the shop itself. */
  readonly connections: readonly string[];
  /** Report URL for violations; null for none. */
  readonly reports: string | null;
}

const REPORT_GROUP = 'csp';

/** The header that `report-to` refers to. */
export function reportingEndpoints(address: string): string {
  return `${REPORT_GROUP}="${address}"`;
}

/** Shopify's shared CDN: files that other shops uploaded must not run here. */
const SHOPIFY_CDN = 'https://cdn.shopify.com';
/** Where the build's own files are served from, when that is not the shop itself, as on Oxygen. */
function ownFiles(): readonly string[] {
  const base = import.meta.env.BASE_URL;
  return base.startsWith('https://') ? [base] : [];
}

/**
 * The document without its marks, and the policy that lets the marked scripts run. The policy has no nonce, so that a
 * document may be cached whole (docs/architecture.md 6): the renderer marks each inline script that it writes itself
 * with a random value; here the marked scripts are hashed and the marks stripped. A script that came with content
 * cannot know the mark, earns no hash, and does not run.
 * @param marked the document as it was rendered. @param mark the nonce of its own scripts.
 */
export async function applyContentSecurityPolicy(
  marked: string,
  mark: string,
  sources: PolicySources,
): Promise<ProtectedDocument> {
  const attribute = ` nonce="${mark}"`;
  const scripts = marked.matchAll(
    new RegExp(`<script(?=[^>]*${attribute})(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g'),
  );
  const hashes = await Promise.all(Array.from(scripts, (match) => hashSource(match[1] ?? '')));
  return {html: marked.replaceAll(attribute, ''), policy: policy([...new Set(hashes)], sources)};
}

async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function policy(hashes: readonly string[], {images, connections, reports}: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'", ...ownFiles()],
    'script-src': ["'self'", ...ownFiles(), ...hashes],
    'style-src': ["'self'", ...ownFiles()],
    'img-src': ["'self'", 'data:', SHOPIFY_CDN, ...ownFiles(), ...images],
    'connect-src': ["'self'", ...connections],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(reports ? {'report-uri': [reports], 'report-to': [REPORT_GROUP]} : {}),
  };
  if (import.meta.env.DEV) {
    // Vite's development client injects styles and talks over a web socket.
    directives['style-src'] = ["'self'", "'unsafe-inline'"];
    directives['connect-src'] = ["'self'", 'ws:', ...connections];
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The shop's own origin, for pictures that it serves itself. A bare host name is a hosted shop,
 * whose pictures come from the provider's CDN and its own domain over https.
 */
export function imageOrigin({storeDomain}: Environment): string[] {
  const url = storeDomain.includes('://') ? storeDomain : `https://${storeDomain}`;
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
