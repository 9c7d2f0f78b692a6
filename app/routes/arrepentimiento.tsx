import {useActionData, useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {formClientAction} from '~/components/ui/use-form';
import {WithdrawalScreen} from '~/components/contact/WithdrawalScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {withdrawal as copy} from '~/copy/contact';
import type {RequestAnswer} from '~/domain/contact/consumer-request';
import {receiveConsumerRequest} from '~/server/contact/consumer-request';
import {formHeaders, formResponse} from '~/server/http/loader-response';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/arrepentimiento');

export const headers = formHeaders;

export function loader({context}: LoaderFunctionArgs) {
  return {available: context.environment.supabase !== null};
}

/** Browsers without scripts also post to this action. */
export async function action({request, context}: ActionFunctionArgs) {
  return formResponse(await receiveConsumerRequest(request, context.environment));
}

export const clientAction = formClientAction<RequestAnswer>;

/** Sending a request does not change what the loader read. */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  !formMethod && defaultShouldRevalidate;

export default function WithdrawalRoute() {
  const answer = useActionData<RequestAnswer>();
  return <WithdrawalScreen {...useLoaderData<typeof loader>()} answer={answer} />;
}
