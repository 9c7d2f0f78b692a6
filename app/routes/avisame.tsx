import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {formClientAction} from '~/components/ui/use-form';
import {NotifyScreen, type NotifyProduct} from '~/components/contact/NotifyScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {notify as copy} from '~/copy/contact';
import {notifySubject, type NotifyAnswer} from '~/domain/contact/contact-forms';
import {receiveNotifyRequest} from '~/server/contact/contact';
import {readBookPage} from '~/server/catalogue/read-products';
import {formHeaders, formResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['de'],
  searchEngines: 'unlisted',
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = ({data: read, matches}) => {
  const what = read?.subject ? copy.what(read.subject, read.product?.title ?? null) : copy.anything;
  return pageMeta({
    title: copy.metaTitle(what),
    description: copy.metaDescription(what),
    origin: originOf(matches),
    path: '/avisame',
    indexed: false,
  });
};

export const headers = formHeaders;

const NOTHING = {subject: null, product: null};

/** The product of a subject, null of a topic or while the shop cannot be asked; undefined if the shop has no such thing. */
async function readNotifyProduct(
  {storefront}: Pick<LoaderFunctionArgs['context'], 'storefront'>,
  subject: string,
): Promise<NotifyProduct | null | undefined> {
  if (copy.isTopic(subject)) return null;
  const read = await loadOptional(readBookPage(storefront, subject));
  if (!read.ok) return null;
  if (!read.value) return undefined;
  const {title, images, variants} = read.value.product;
  const image = images[0] ?? null;
  return {title, image, onSale: variants.some(({availableForSale}) => availableForSale)};
}

/** Names the product and refuses products that the shop does not have, unless the shop cannot be asked. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get('de');
  const subject = notifySubject(named);
  // A URL without a name still has a page, which says what is missing.
  if (!subject) return data(NOTHING, {status: named ? 404 : 200});
  const product = await readNotifyProduct(context, subject);
  return product === undefined ? data(NOTHING, {status: 404}) : data({subject, product});
}

/** Browsers without scripts also post to this action. What can be bought now is not stored: its page says so. */
export async function action({request, context}: ActionFunctionArgs) {
  const outcome = await receiveNotifyRequest(request, context.environment, async ({de}) => {
    const product = await readNotifyProduct(context, de);
    return product === undefined || product?.onSale ? 'no-subject' : null;
  });
  return formResponse(outcome);
}

export const clientAction = formClientAction<NotifyAnswer>;

export default function NotifyRoute() {
  const answer = useActionData<NotifyAnswer>();
  return <NotifyScreen {...useLoaderData<typeof loader>()} answer={answer} />;
}
