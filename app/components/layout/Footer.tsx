import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {brand, footer as copy, layout} from '~/copy/layout';
import type {LicenceLabels} from '~/domain/licence/licence';
import {privacyDialog, usePrivacyDialog} from '~/state/dialogs';
import {PolicyLinks} from './PolicyLinks';
import {CommunityLink} from '~/components/navigation/links/QuickLink';
import {Icon} from '../ui/Icon';
import {PaymentMarks} from '../ui/PaymentMarks';
import {useEstimates} from '~/state/estimates';
import {useSeller} from '~/state/root-data';
import {Email} from '~/components/ui/ExternalLink';

const EXPLORE = [
  {to: '/tienda', label: copy.shop},
  {to: '/ebooks-plr', label: copy.ebooks},
  {to: '/videos-plr', label: copy.videos},
  {to: '/micro-saas-plr', label: copy.microSaas},
  {to: '/ia-club', label: layout.iaClub},
];
const HELP = [
  {to: '/faq', label: copy.faq},
  {to: '/licencia', label: copy.licence},
  {to: '/contacto', label: copy.contact},
  {to: '/arrepentimiento', label: copy.withdrawal},
  {to: '/accesibilidad', label: copy.accessibility},
  {to: '/mis-productos', label: copy.library},
  {to: '/wishlist', label: copy.wishlist},
];
const LINK =
  'flex min-h-11 items-center gap-2 font-semibold wrap-anywhere decoration-mango decoration-2 underline-offset-4 hover:underline focus-visible:outline-mango';

interface FooterProps {
  readonly communityUrl: string | null | undefined;
  /** Whether visits are measured, so that a visitor may want to change their mind. */
  readonly measured: boolean;
  /** The facts that the label sums up; undefined when the root could not load. */
  readonly licence: LicenceLabels | undefined;
}

/** Below every fold. Lazy-loaded. */
export function Footer({communityUrl, measured, licence}: FooterProps) {
  const {Picker} = useEstimates();
  return (
    <footer className="mt-12 bg-ink pb-[calc(4rem+env(safe-area-inset-bottom))] text-paper md:mt-20 md:pb-0">
      <div className="border-b-2 border-dashed border-mango pt-2" />
      <div className="page grid gap-x-8 pt-8 pb-4 md:grid-cols-2 md:gap-y-10 md:py-12 lg:grid-cols-[1.3fr_1fr_1fr_1.3fr]">
        <div className="max-md:mb-4">
          <img
            src="/brand/logo-on-ink.png"
            loading="lazy"
            alt={brand.name}
            width={346}
            height={64}
            className="h-10 w-auto bg-ink"
          />
          <p className="mt-3 text-paper/85 md:max-w-64">{brand.tagline}</p>
        </div>
        <nav aria-label={copy.navigation} className="md:contents">
          <Column title={copy.explore} links={EXPLORE} />
          <Column title={copy.help} links={HELP}>
            {communityUrl ? (
              <li>
                <CommunityLink href={communityUrl} className={LINK}>
                  {copy.community}
                </CommunityLink>
              </li>
            ) : null}
            {measured ? (
              <li data-needs-script>
                <PrivacyButton />
              </li>
            ) : null}
          </Column>
        </nav>
        {licence ? <CareLabel licence={licence} /> : null}
      </div>
      <div className="page">
        {Picker ? (
          <div className="border-t border-selva py-4">
            <Picker />
          </div>
        ) : null}
        <Imprint />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-selva py-6">
          <p className="text-sm text-paper/85">{copy.copyright}</p>
          <PaymentMarks />
        </div>
      </div>
    </footer>
  );
}

/** Seller and policies; nothing until the seller is configured. */
function Imprint() {
  const {seller, supportEmail} = useSeller();
  if (!seller) return null;
  const {name, taxId, address, hours} = seller;
  return (
    <div className="border-t border-selva py-4 text-sm text-paper/85">
      <p>
        <strong>{copy.sells}</strong> {[name, taxId, address].join(' · ')}
      </p>
      <p>
        {copy.hours} {hours}
      </p>
      {supportEmail ? (
        <a
          href={`mailto:${supportEmail}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          <Email address={supportEmail} />
        </a>
      ) : null}
      <PolicyLinks className="text-paper" />
    </div>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly links: readonly {to: string; label: string}[];
  readonly children?: ReactNode;
}

function Column({title, links, children}: ColumnProps) {
  return (
    <Fold title={title}>
      <h2 className="mb-1 text-base tracking-normal text-mango max-md:hidden">{title}</h2>
      <ul className="max-md:pb-2">
        {links.map(({to, label}) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={LINK}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </Fold>
  );
}

/** Folded on a phone; always open where there is room, in browsers that can show the content of a closed fold. */
function Fold({title, children}: {readonly title: string; readonly children: ReactNode}) {
  return (
    <details className="max-md:border-t max-md:border-paper/30 md:supports-[selector(::details-content)]:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 font-bold text-mango focus-visible:outline-mango md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** Opens the privacy notice once its code has loaded. */
function PrivacyButton() {
  const ready = usePrivacyDialog((dialog) => dialog.ready);
  return (
    <button
      type="button"
      disabled={!ready}
      onClick={() => privacyDialog.setState({wanted: true})}
      className={LINK}
    >
      {copy.privacy}
    </button>
  );
}

/** The licence as the label that is sewn into a garment. */
function CareLabel({licence}: {licence: LicenceLabels}) {
  const title = copy.licenceTitle(licence.name, licence.version);
  return (
    <div className="md:max-lg:col-span-2">
      <Fold title={title}>
        <div className="rounded-lg bg-paper p-6 text-sm text-ink stitched max-md:mb-4">
          <p className="text-base font-extrabold max-md:hidden">{title}</p>
          <Terms
            title={copy.licenceAllowed}
            terms={licence.allowed}
            icon="check"
            mark="text-selva"
          />
          <Terms title={copy.licenceDenied} terms={licence.denied} icon="x" mark="text-coral" />
        </div>
      </Fold>
    </div>
  );
}

interface TermsProps {
  readonly title: string;
  readonly terms: readonly string[];
  readonly icon: 'check' | 'x';
  readonly mark: string;
}

function Terms({title, terms, icon, mark}: TermsProps) {
  return (
    <>
      <p className="mt-2 font-bold">{title}</p>
      <ul className="grid gap-1.5">
        {terms.map((text) => (
          <li key={text} className="flex items-center gap-2">
            <Icon name={icon} className={`size-4 ${mark}`} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
