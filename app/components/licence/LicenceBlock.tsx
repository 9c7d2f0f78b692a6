import {Link} from '@remix-run/react';
import {licenceBlock as copy} from '~/copy/product';
import type {LicenceLabels} from '~/domain/licence/licence';
import type {PlatformsByVerdict} from '~/domain/marketplaces/marketplace-rules';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';

const LINK =
  'mt-3 inline-flex min-h-11 items-center gap-2 underline decoration-arena-deep underline-offset-4 hover:decoration-current';

interface LicenceBlockProps {
  readonly licence: LicenceLabels | null;
  /** Null if the licence does not let the buyer sell. */
  readonly platforms: PlatformsByVerdict | null;
}

/** Usage rights of the buyer; null if the licence is unknown. */
export function LicenceBlock({licence, platforms}: LicenceBlockProps) {
  return (
    <section
      aria-labelledby="licencia"
      className="mt-6 rounded-xl border border-arena bg-white p-5 text-sm shadow-card sm:p-6"
    >
      <h2 id="licencia" className="text-xl">
        {licence ? copy.title(licence.name, licence.version) : copy.unknownTitle}
      </h2>
      {licence ? (
        <>
          <div className="grid fit-columns gap-x-8 [--least:15rem]">
            <div>
              <Rights title={copy.allowed} labels={licence.allowed} icon="check" />
            </div>
            <div>
              <Rights title={copy.conditional} labels={licence.conditional} icon="info" />
              <Rights title={copy.denied} labels={licence.denied} icon="x" mark="text-coral" />
            </div>
          </div>
          <Link to="/licencia" prefetch="intent" className={LINK}>
            {copy.read}
            <Icon name="arrow-right" className="size-4" />
          </Link>
          {platforms?.forbidden.length ? (
            <>
              <p className="mt-3">
                <strong>{copy.forbiddenPlatforms}</strong> {platforms.forbidden.join(', ')}.
              </p>
              <Link to="/licencia#donde-venderlo" className={LINK}>
                {copy.whereToSell}
                <Icon name="arrow-right" className="size-4" />
              </Link>
            </>
          ) : null}
        </>
      ) : (
        <>
          <p className="mt-2 text-muted">{copy.unknown}</p>
          <Link to="/contacto" className={LINK}>
            {copy.ask}
          </Link>
        </>
      )}
    </section>
  );
}

interface RightsProps {
  readonly title: string;
  readonly labels: readonly string[];
  readonly icon: IconName;
  readonly mark?: string;
}

function Rights({title, labels, icon, mark = 'text-selva'}: RightsProps) {
  if (labels.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-base tracking-normal">{title}</h3>
      <ul className="mt-2 grid gap-1.5">
        {labels.map((label) => (
          <li key={label} className="flex gap-2 leading-snug">
            <Icon name={icon} className={`mt-0.5 size-4 ${mark}`} />
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}
