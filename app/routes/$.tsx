import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {logWarning} from '~/server/log';

/** Any path that no other route knows. */
export function loader({request}: LoaderFunctionArgs) {
  logWarning('not-found', {path: new URL(request.url).pathname.slice(0, 200)});
  throw new Response(null, {status: 404});
}

export default function NotFoundRoute() {
  return null;
}
