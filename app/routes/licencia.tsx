import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {staticMeta} from '~/components/layout/page-meta';
import {LicenceScreen} from '~/components/licence/LicenceScreen';
import {licences, plrLicence} from '~/content/licence';
import {licencePage as copy} from '~/copy/licence';
import {currentMarketplaces} from '~/server/current-marketplaces';
import {licenceData} from '~/server/seo/route-structured-data';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/licencia');

/** The sentences travel in the document, where compression folds the second copy, not in a script. */
export function loader({context}: LoaderFunctionArgs) {
  context.structuredData.push(licenceData(context.site.origin, plrLicence));
  return {
    licence: plrLicence,
    others: licences.filter((licence) => licence !== plrLicence),
    marketplaces: currentMarketplaces(),
  };
}

export default function LicenceRoute() {
  return <LicenceScreen {...useLoaderData<typeof loader>()} />;
}
