import {useActionData, useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {formClientAction} from '~/components/ui/use-form';
import {ContactScreen} from '~/components/contact/ContactScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {contact as copy} from '~/copy/contact';
import type {ContactAnswer} from '~/domain/contact/contact-forms';
import {receiveContactMessage} from '~/server/contact/contact';
import {formHeaders, formResponse} from '~/server/http/loader-response';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/contacto');

export const headers = formHeaders;

export function loader({context}: LoaderFunctionArgs) {
  return {supportEmail: context.environment.supportEmail};
}

/** Browsers without scripts also post to this action. */
export async function action({request, context}: ActionFunctionArgs) {
  return formResponse(await receiveContactMessage(request, context.environment));
}

export const clientAction = formClientAction<ContactAnswer>;

/** Sending a message does not change what the loader read, and offline it could not be read again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  !formMethod && defaultShouldRevalidate;

export default function ContactRoute() {
  const answer = useActionData<ContactAnswer>();
  return <ContactScreen {...useLoaderData<typeof loader>()} answer={answer} />;
}
