import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

export async function loader({context}: LoaderFunctionArgs) {
  // Imported here, because only a build has this module; tools read the route's facts without a build.
  const {active, retired} = await import('virtual:service-worker');
  return new Response(context.environment.offline ? active : retired, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyOf(import.meta.env.BASE_URL),
    },
  });
}

/** Content-Security-Policy of the service worker. @param files base URL of the build's files. */
function policyOf(files: string): string {
  return `frame-ancestors 'none'; base-uri 'none'; default-src 'self'${files.startsWith('https:') ? ` ${files}` : ''}`;
}
