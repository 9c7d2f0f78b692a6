import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {FaqScreen} from '~/components/faq/FaqScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {faq, faqWithoutCommunity} from '~/content/faq';
import {plrLicence} from '~/content/licence';
import {faqScreen as copy} from '~/copy/faq';
import {labelsOf, type RightId} from '~/domain/licence/licence';
import {faqData} from '~/server/seo/route-structured-data';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {layout} from '~/copy/layout';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
  navigation: {label: layout.faq, position: 4},
} satisfies RouteFacts;

/** What fits on a label. */
const LABEL: readonly RightId[] = [
  'editar',
  'marca',
  'traducir',
  'vender',
  'ganancias',
  'afiliados',
  'revender-derechos',
  'reventa',
];

export const meta = staticMeta(copy, '/faq');

/** The answers travel in the document, where compression folds the second copy, not in a script. */
export function loader({context}: LoaderFunctionArgs) {
  const {communityUrl} = context.environment;
  const questions = communityUrl ? faq : faqWithoutCommunity;
  context.structuredData.push(faqData(context.site.origin, questions));
  return {
    questions,
    communityUrl,
    licence: labelsOf(plrLicence, LABEL),
  };
}

export default function FaqRoute() {
  return <FaqScreen {...useLoaderData<typeof loader>()} />;
}
