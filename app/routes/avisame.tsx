import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {formClientAction} from '~/components/contact/form-client-action';
import {NotifyScreen} from '~/components/contact/NotifyScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {notify as copy} from '~/copy/contact';
import {notifySubject, type NotifyAnswer} from '~/domain/support/notify-request';
import {receiveNotifyRequest} from '~/server/contact/notify-request';
import {formHeaders, formResponse} from '~/server/http/form-response';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {
  cache: 'none',
  query: ['de'],
  searchEngines: 'unlisted',
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const what = data?.subject ? copy.what(data.subject) : copy.anything;
  return pageMeta({
    title: copy.metaTitle(what),
    description: copy.metaDescription(what),
    origin: originOf(matches),
    path: '/avisame',
    indexed: false,
  });
};

export const headers = formHeaders;

export function loader({request}: LoaderFunctionArgs) {
  return {subject: notifySubject(new URL(request.url).searchParams.get('de'))};
}

/** Browsers without scripts post to it too. */
export async function action({request, context}: ActionFunctionArgs) {
  return formResponse(await receiveNotifyRequest(request, context.environment.supabase));
}

export const clientAction = formClientAction((typed): NotifyAnswer => ({
  sent: false,
  error: 'not-sent',
  email: typed('email'),
  consent: true,
}));

export default function NotifyRoute() {
  const answer = useActionData<NotifyAnswer>();
  return <NotifyScreen {...useLoaderData<typeof loader>()} answer={answer} />;
}
