import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {staticMeta} from '~/components/layout/page-meta';
import {CalculatorScreen} from '~/components/marketplaces/CalculatorScreen';
import {calculator as copy} from '~/copy/calculator';
import {readCalculator} from '~/server/current-marketplaces';
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

export const meta = staticMeta(copy, copy.path);

export function loader({request}: LoaderFunctionArgs) {
  return readCalculator(new URL(request.url).searchParams);
}

export default function CalculatorRoute() {
  return <CalculatorScreen {...useLoaderData<typeof loader>()} />;
}
