import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

export async function loader({context}: LoaderFunctionArgs) {
  // Only a build has it: tools read what routes say of themselves without one.
  const {active, retired} = await import('virtual:service-worker');
  return new Response(context.environment.offline ? active : retired, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyOf(import.meta.env.BASE_URL),
    },
  });
}

/** The policy of the worker itself: what it may fetch. @param files where the build's files are. */
function policyOf(files: string): string {
  return `frame-ancestors 'none'; base-uri 'none'; default-src 'self'${files.startsWith('https:') ? ` ${files}` : ''}`;
}
