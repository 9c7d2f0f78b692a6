import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CertificateScreen, UnknownCertificate} from '~/components/certificate/CertificateScreen';
import {Unavailable} from '~/components/layout/Unavailable';
import {ButtonLink} from '~/components/ui/Button';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {certificatePage as copy} from '~/copy/certificate';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {secondsToWait} from '~/server/certificate/certificate-answers';
import {certificatePage} from '~/server/certificate/certificate-page';
import {UNAVAILABLE, documentHeaders} from '~/server/http/loader-response';

/** The certificate's status is read on each visit, so that a refund shows at once. */
export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = ({matches, params}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: `/certificado/${params.id}`,
    indexed: false,
  });

export const headers = documentHeaders;

export async function loader({request, params, context}: LoaderFunctionArgs) {
  const unavailable = {kind: 'unavailable'} as const;
  if (secondsToWait('page', request, params.id) > 0) return data(unavailable, UNAVAILABLE);
  const page = await certificatePage(context, params.id ?? '');
  if (page.kind === 'unavailable') return data(page, UNAVAILABLE);
  return data(page, {
    status: page.kind === 'unknown' ? 404 : 200,
    headers: {'Cache-Control': 'no-store'},
  });
}

export default function CertificateRoute() {
  const page = useLoaderData<typeof loader>();
  switch (page.kind) {
    case 'page':
      return <CertificateScreen key={page.facts.id} {...page} />;
    case 'unknown':
      return <UnknownCertificate />;
    case 'unavailable':
      return (
        <Unavailable {...copy.unavailable}>
          <ButtonLink to="/contacto" look="outline">
            {copy.contact}
          </ButtonLink>
        </Unavailable>
      );
  }
}
