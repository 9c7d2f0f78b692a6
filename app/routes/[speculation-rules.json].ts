import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {speculationRules} from '~/server/http/document/load-order';
import type {RouteFacts} from '~/domain/navigation/route-facts';

// Not in the page cache: visitors who save data get other rules.
export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

export function loader({request, context}: LoaderFunctionArgs) {
  const savesData = request.headers.get('Save-Data') === 'on';
  return new Response(JSON.stringify(savesData ? {} : speculationRules(context.routes)), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Save-Data',
    },
  });
}
