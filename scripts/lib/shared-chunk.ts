/**
 * Puts everything that every page needs (framework, entry, root and what they import) into one
 * chunk, and the footer of every page with its parts into another. Cut by the bundler's own rule it
 * would be some twenty files, and compress 5 kB worse.
 */
import type {Rollup} from 'vite';

const ON_EVERY_PAGE = /\/app\/(?:entry\.client\.tsx|root\.tsx\?__remix-build-client-route)$/;
/** Small parts that nearly every screen uses, or smaller than what a file costs. */
const ON_MOST_PAGES = new RegExp(
  `/app/(?:${[
    'domain/catalogue/variant-selection',
    'domain/text/format-price',
    'copy/(?:product|toasts)',
    'state/(?:cart/add-to-cart|offers/use-offer-terms|privacy-dialog)',
    'components/ui/(?:Badge|Button|Price|ResponsiveImage|snap-track|hydration/lazy-on-intent|notices/EmptyState)',
    'components/layout/(?:Breadcrumb|BackLink|Unavailable|use-seller)',
    'components/product/UnknownProduct',
    'components/product-card/(?:WishButton|add-and-tell)',
  ].join('|')})\\.tsx?$`,
);

const FOOTER = /\/app\/components\/(?:layout\/Footer|ui\/PaymentMarks)\.tsx?$/;
/** In the footer, and in forms that must not wait for a footer. */
const POLICY_LINKS = /\/app\/components\/layout\/PolicyLinks\.tsx$/;

/** The parts of forms, small and seldom apart. */
const FORM_PARTS = /\/app\/components\/ui\/(?:notices\/BusyButton|Field)\.tsx$/;

/** The face of a certificate, and of one without a name: what shows the one shows the other, or little else. */
const CERTIFICATE = /\/app\/components\/certificate\/(?:CertificateFace|SampleCertificate)\.tsx$/;

/** A `manualChunks` function; make one for each build. */
export function sharedChunk() {
  let shared: ReadonlySet<string> | null = null;
  return (id: string, meta: Rollup.ManualChunkMeta): string | undefined => {
    shared ??= staticImports(
      [...meta.getModuleIds()].filter((each) => ON_EVERY_PAGE.test(each)),
      meta,
    );
    if (shared.has(id) || ON_MOST_PAGES.test(id)) return 'shared';
    if (POLICY_LINKS.test(id)) return 'policy-links';
    if (FORM_PARTS.test(id)) return 'form-parts';
    if (CERTIFICATE.test(id)) return 'certificate';
    return FOOTER.test(id) ? 'footer' : undefined;
  };
}

/** What the entries import, directly or not, without the entries themselves. */
function staticImports(
  entries: readonly string[],
  {getModuleInfo}: Rollup.ManualChunkMeta,
): ReadonlySet<string> {
  const queue = [...entries];
  const found = new Set<string>();
  for (const id of queue) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || entries.includes(imported)) continue;
      found.add(imported);
      queue.push(imported);
    }
  }
  return found;
}
