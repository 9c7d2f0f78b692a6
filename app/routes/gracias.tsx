import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {ThankYouScreen} from '~/components/thank-you/ThankYouScreen';
import {thankYou as copy} from '~/copy/thank-you';
import {thankYouFrom} from '~/domain/thank-you';
import {documentHeaders} from '~/server/document-headers';

export const headers = documentHeaders;

/** Reads the address alone, so it knows no more than what the checkout wrote there. */
export function loader({request, context}: LoaderFunctionArgs) {
  const {upsell} = context.environment.courseLinks;
  const {supportEmail} = context.environment;
  return data(
    {...thankYouFrom(new URL(request.url).searchParams), courseUrl: upsell, supportEmail},
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/gracias',
    indexed: false,
  });

export default function ThankYouRoute() {
  return <ThankYouScreen {...useLoaderData<typeof loader>()} />;
}
