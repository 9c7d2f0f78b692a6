/**
 * A policy without a nonce, so that a document may be cached whole (docs/architecture.md 6). The
 * renderer marks each inline script that it writes itself with a random value; here the marked
 * scripts are hashed and the marks stripped. A script that came with content cannot know the mark,
 * earns no hash, and does not run.
 */
import type {Environment} from '../../environment/environment';

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
/** Origin of the build's files if they are not served by the shop itself, as on Oxygen. */
const OWN_FILES = /^https:\/\//.test(import.meta.env.BASE_URL) ? [import.meta.env.BASE_URL] : [];

/**
 * The document without its marks, and the policy that lets the marked scripts run.
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
    'default-src': ["'self'", ...OWN_FILES],
    'script-src': ["'self'", ...OWN_FILES, ...hashes],
    'style-src': ["'self'", ...OWN_FILES],
    'img-src': ["'self'", 'data:', SHOPIFY_CDN, ...OWN_FILES, ...images],
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
