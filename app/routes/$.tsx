import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {logWarning} from '~/server/http/log';
import {throwIfMoved} from '~/server/seo/redirects';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** Any path that no other route knows. */
export async function loader({request, context}: LoaderFunctionArgs) {
  await throwIfMoved(request, context);
  logWarning('not-found', {path: new URL(request.url).pathname.slice(0, 200)});
  throw new Response(null, {status: 404});
}

export default function NotFoundRoute() {
  return null;
}
