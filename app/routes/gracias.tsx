import {useActionData, useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {formClientAction} from '~/components/ui/use-form';
import {staticMeta} from '~/components/layout/page-meta';
import {ThankYouScreen} from '~/components/thank-you/ThankYouScreen';
import {thankYou as copy} from '~/copy/thank-you';
import type {ContactAnswer} from '~/domain/contact/contact-forms';
import {thankYouFrom} from '~/domain/thank-you/thank-you';
import {receiveContactMessage} from '~/server/contact/contact';
import {formHeaders, formResponse, PRIVATE} from '~/server/http/loader-response';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['order', 'name', 'pago'],
  searchEngines: 'unlisted',
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/gracias', false);

export const headers = formHeaders;

/** Reads only the URL, which belongs to one person, so the page knows no more than the checkout wrote there. */
export function loader({request, context}: LoaderFunctionArgs) {
  const {upsell} = context.environment.courseLinks;
  const {supportEmail} = context.environment;
  return data(
    {...thankYouFrom(new URL(request.url).searchParams), courseUrl: upsell, supportEmail},
    {headers: {'Cache-Control': PRIVATE}},
  );
}

/** Receives the help form; browsers without scripts also post to this action. */
export async function action({request, context}: ActionFunctionArgs) {
  return formResponse(await receiveContactMessage(request, context.environment));
}

export const clientAction = formClientAction<ContactAnswer>;

/** Sending a message does not change what the loader read, and offline it could not be read again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  !formMethod && defaultShouldRevalidate;

export default function ThankYouRoute() {
  const answer = useActionData<ContactAnswer>();
  return <ThankYouScreen {...useLoaderData<typeof loader>()} answer={answer} />;
}
