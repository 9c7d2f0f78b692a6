import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useRouteError,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type {LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {Component, useContext, useEffect, type ReactNode} from 'react';
import {POLICY_DAYS} from './content/claims';
import {plrLicence} from './content/licence';
import {brand, errorScreen} from './copy/layout';
import {guarantee} from './copy/policies';
import {pageMeta} from './components/layout/page-meta';
import {PageLayout} from './components/layout/PageLayout';
import {InlineScriptMark, ServedHead} from './components/layout/ServedHead';
import {COVER_BRAND_STORAGE_KEY} from './domain/limits';
import {labelsOf, type RightId} from './domain/licence/licence';
import {mainLinks} from './domain/navigation/route-facts';
import {freshRates} from './server/environment/environment';
import {documentHeaders} from './server/http/loader-response';
import {routeStructuredData} from './server/seo/route-structured-data';
import {readText} from './state/browser/browser-storage';
import {HydrationBoundary} from './state/browser/hydrated';
import type * as ReportError from './state/report-error';
import type {RootData} from './state/root-data';
import appStyles from './styles/app.css?url';
import fontUrl from './styles/bricolage-grotesque-spanish.woff2?url';
import {ErrorScreen} from './components/layout/ErrorScreen';

/** The code is fetched at the first failure. If it cannot be loaded, nothing is reported. */
function report(...failure: Parameters<typeof ReportError.reportError>): void {
  import('./state/report-error').then(
    ({reportError}) => reportError(...failure),
    () => {},
  );
}

/** Rights whose labels fit in the footer. */
const FOOTER_RIGHTS: readonly RightId[] = [
  'editar',
  'marca',
  'vender',
  'ganancias',
  'revender-derechos',
];

export const links: LinksFunction = () => [
  {rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'},
  {rel: 'stylesheet', href: appStyles},
];

export function loader({request, context}: LoaderFunctionArgs) {
  const {site, structuredData, routes} = context;
  structuredData.push(...routeStructuredData(site.origin, new URL(request.url).pathname, routes));
  return {
    origin: site.origin,
    navigation: mainLinks(routes),
    communityUrl: context.environment.communityUrl,
    accounts: context.environment.supabase,
    measurement: context.environment.measurement,
    offers: context.environment.offers.terms,
    seller: context.environment.seller,
    supportEmail: context.environment.supportEmail,
    guarantee: context.environment.seller && {
      title: guarantee.title(POLICY_DAYS.faulty),
      text: guarantee.text,
    },
    whatsapp: context.environment.whatsapp,
    payments: context.environment.paymentMethods,
    exchangeRates: freshRates(context.environment.exchangeRates),
    licence: labelsOf(plrLicence, FOOTER_RIGHTS),
  } satisfies RootData;
}

export const headers = documentHeaders;

/** Metadata of error screens; every route has its own. */
export const meta: MetaFunction<typeof loader> = ({data, error}) => {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta({
    title: notFound ? errorScreen.notFoundMetaTitle : errorScreen.unexpectedMetaTitle,
    description: brand.tagline,
    origin: data?.origin,
    path: null,
    indexed: false,
  });
};

/** The root's data does not change while a tab is open. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({children}: {children: ReactNode}) {
  const mark = useContext(InlineScriptMark);
  return (
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b3b36" />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href="/noscript.css" />
        </noscript>
        {import.meta.env.SSR ? <ServedHead /> : null}
      </head>
      <body>
        <HydrationBoundary>{children}</HydrationBoundary>
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => {
    window.addEventListener('error', ({error, message}) => report('error', error ?? message));
    window.addEventListener('unhandledrejection', ({reason}) => report('rejection', reason));
    if (!readText(COVER_BRAND_STORAGE_KEY)) return;
    // If this code cannot be loaded, covers are shown without the visitor's brand.
    import('./state/cover-brand').then(
      ({showCoverBrand}) => showCoverBrand(),
      () => {},
    );
  }, []);
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

/** URL at which this document was loaded; empty on the server. */
const openedAt = import.meta.env.SSR ? '' : location.href;

export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    // A firewall or a hotel's network answered with its own page in place of the data of the next one. Loaded as a
    // document, that page can be dealt with. Where the document itself fails, its address is the one it was opened at.
    if (location.href !== openedAt) location.reload();
    report('screen', error);
  }, [error]);
  return <SafeFrame />;
}

/** The error screen in the shop's frame, or alone if the frame is what failed. */
class SafeFrame extends Component {
  override state = {failed: false};
  static getDerivedStateFromError = () => ({failed: true});
  override render() {
    const Frame = this.state.failed ? 'main' : PageLayout;
    return (
      <Frame>
        <ErrorScreen />
      </Frame>
    );
  }
}
