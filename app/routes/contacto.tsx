import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContactScreen} from '~/components/contact/ContactScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {contact as copy} from '~/copy/contact';
import type {ContactAnswer} from '~/domain/support/contact-message';
import {receiveContactMessage} from '~/server/contact/contact';
import {formHeaders, formResponse} from '~/server/http/form-response';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/contacto',
  });

export const headers = formHeaders;

export function loader({context}: LoaderFunctionArgs) {
  return {supportEmail: context.environment.supportEmail};
}

/** Browsers without scripts post to it too. */
export async function action({request, context}: ActionFunctionArgs) {
  return formResponse(await receiveContactMessage(request, context.environment.supabase));
}

/** An answer that never comes is an answer too: the page, with what was typed, stays. */
export async function clientAction({request, serverAction}: ClientActionFunctionArgs) {
  const typed = request.clone();
  try {
    return await serverAction<ContactAnswer>();
  } catch {
    const {name, email, message} = Object.fromEntries(await typed.formData());
    return {sent: false, error: 'not-sent', fields: {name, email, message}} as ContactAnswer;
  }
}

/** A message changes nothing of what the loader read, which offline could not be read again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  !formMethod && defaultShouldRevalidate;

export default function ContactRoute() {
  const answer = useActionData<ContactAnswer>();
  return <ContactScreen {...useLoaderData<typeof loader>()} answer={answer} />;
}
