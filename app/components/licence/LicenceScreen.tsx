import {Link} from '@remix-run/react';
import {marketplaceCopy} from '~/copy/marketplaces';
import {licenceBlock} from '~/copy/product';
import {licencePage as copy} from '~/copy/licence';
import {formatDate} from '@common/dates';
import type {CurrentRule} from '~/domain/marketplaces/marketplace-rules';
import {digestOf, rightsWith, type Licence, type Right} from '~/domain/licence/licence';
import {SampleCertificate} from '~/components/certificate/CertificateFace';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {MarketplaceRules} from '../marketplaces/MarketplaceRules';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center rounded-full bg-selva-soft px-4 py-1 text-sm font-bold transition-colors hover:bg-ink hover:text-paper';
const LINK =
  'inline-flex min-h-11 items-center gap-2 underline decoration-mango decoration-2 underline-offset-4';

interface LicenceScreenProps {
  readonly licence: Licence;
  /** Other licences, under which single products are sold. */
  readonly others: readonly Licence[];
  readonly marketplaces: readonly CurrentRule[];
}

/** The whole text of the licence. */
export function LicenceScreen({licence, others, marketplaces}: LicenceScreenProps) {
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro}
        facts={[licence.name, ...copy.facts(licence.version, formatDate(licence.date))]}
        trail={[]}
      />
      <nav
        aria-label={copy.contents}
        className="page mb-6 flex [scrollbar-width:none] gap-2 overflow-x-auto py-1 sm:flex-wrap"
      >
        {[
          [`${licence.id}-puedes`, licenceBlock.allowed],
          [`${licence.id}-condicion`, licenceBlock.conditional],
          [`${licence.id}-no`, licenceBlock.denied],
          ['no-dice', copy.unstated],
          ['certificado', copy.certificateTitle],
          [marketplaceCopy.id, marketplaceCopy.title],
        ].map(([id, title]) => (
          <a key={id} href={`#${id}`} className={CHIP}>
            {title}
          </a>
        ))}
      </nav>
      <div className="page grid items-start gap-10 pb-6 xl:grid-cols-2">
        <div className="grid gap-10">
          <Text licence={licence} />
          <section id="no-dice" className="scroll-mt-32">
            <h2 className="text-2xl">{copy.unstated}</h2>
            <p className="mt-2 text-muted">{copy.unstatedText}</p>
            <ul className="mt-3 grid gap-2">
              {licence.unstated.map(({id, sentence}) => (
                <li key={id} className="flex gap-3">
                  <Icon name="info" className="mt-0.5 size-5 text-selva" />
                  <span className="min-w-0">{sentence}</span>
                </li>
              ))}
            </ul>
            <Link to="/contacto" className={`mt-2 ${LINK}`}>
              {copy.ask}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          </section>
          <section>
            <h2 className="text-2xl">{copy.versionTitle}</h2>
            <p className="mt-2 max-w-[65ch]">{copy.versionText}</p>
          </section>
          {others.length > 0 ? (
            <section>
              <h2 className="text-2xl">{copy.otherTitle}</h2>
              <p className="mt-2 max-w-[65ch] text-muted">{copy.otherText}</p>
              {others.map((other) => (
                <details
                  key={other.id}
                  id={other.id}
                  className="mt-4 rounded-xl border border-arena bg-white p-5 shadow-card"
                >
                  <summary className="flex items-center justify-between gap-2 text-lg font-bold">
                    {licenceBlock.title(other.name, other.version)}
                    <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
                  </summary>
                  <p className="mb-6 text-muted">{other.summary}</p>
                  <Text licence={other} />
                </details>
              ))}
            </section>
          ) : null}
        </div>
        <aside id="certificado" className="scroll-mt-32 lg:sticky lg:top-32">
          <h2 className="text-2xl">{copy.certificateTitle}</h2>
          <p className="mt-2 mb-4 text-muted">{copy.certificateText}</p>
          <SampleCertificate licence={digestOf(licence)} />
          <Link to="/certificado" className={`mt-2 ${LINK}`}>
            {copy.verify}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </aside>
      </div>
      <MarketplaceRules rules={marketplaces} />
    </>
  );
}

function Text({licence}: {licence: Licence}) {
  return (
    <div className="grid gap-8">
      <Rights
        id={`${licence.id}-puedes`}
        title={licenceBlock.allowed}
        rights={rightsWith(licence, 'yes')}
        icon="check"
      />
      <Rights
        id={`${licence.id}-condicion`}
        title={licenceBlock.conditional}
        rights={rightsWith(licence, 'condition')}
        icon="info"
      />
      <Rights
        id={`${licence.id}-no`}
        title={licenceBlock.denied}
        rights={rightsWith(licence, 'no')}
        icon="x"
        mark="bg-coral-soft"
      />
    </div>
  );
}

interface RightsProps {
  readonly id: string;
  readonly title: string;
  readonly rights: readonly Right[];
  readonly icon: IconName;
  readonly mark?: string;
}

function Rights({id, title, rights, icon, mark = 'bg-selva-soft'}: RightsProps) {
  if (rights.length === 0) return null;
  return (
    <section id={id} className="scroll-mt-32">
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 grid gap-4">
        {rights.map(({id, label, sentence}) => (
          <li key={id} className="flex gap-4">
            <span className={`grid size-9 shrink-0 place-items-center rounded-full ${mark}`}>
              <Icon name={icon} className="size-5" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg leading-snug tracking-normal">{label}</h3>
              <p className="max-w-[65ch] text-muted">{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
