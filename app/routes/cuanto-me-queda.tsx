import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {CalculatorScreen} from '~/components/marketplaces/CalculatorScreen';
import {marketplaces, platformFees} from '~/content/marketplaces';
import {calculator as copy} from '~/copy/calculator';
import {fieldsFrom, readSale} from '~/domain/marketplaces/sale-form';
import {currentMarketplaces} from '~/server/current-marketplaces';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: [
    'compra',
    'costo',
    'precio',
    'plataforma',
    'tarifas',
    'comision',
    'fija',
    'mensual',
    'cobro',
    'cobrofijo',
    'impuesto',
    'anuncios',
    'anunciosmes',
  ],
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: copy.path,
  });

/** Where PLR may not be sold, nothing can be earned. */
const platforms = () =>
  currentMarketplaces()
    .filter(({id}) => marketplaces.find((rule) => rule.id === id)?.verdict !== 'forbidden')
    .map(({id, platform, verdict, ask, own}) => ({
      id,
      name: platform,
      verdict,
      ask: own ? null : ask,
    }));

export function loader({request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const offered = platforms();
  const readAt = Date.now();
  const fields = fieldsFrom(searchParams, platformFees, offered[0]?.id ?? 'otra', readAt);
  const read = readSale(fields);
  const problems = read.ok || !searchParams.has('precio') ? [] : read.problems;
  return {platforms: offered, fees: platformFees, fields, problems, readAt};
}

export default function CalculatorRoute() {
  return <CalculatorScreen {...useLoaderData<typeof loader>()} />;
}
