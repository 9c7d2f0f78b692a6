import type {Environment} from './environment';

/**
 * The shop's own origin, for pictures that it serves itself. A bare host name is a hosted shop,
 * whose pictures come from the provider's CDN and its own domain over https.
 */
export function imageOrigin({storeDomain}: Environment): string[] {
  const url = storeDomain.includes('://') ? storeDomain : `https://${storeDomain}`;
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
