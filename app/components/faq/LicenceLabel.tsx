import {Link} from '@remix-run/react';
import {faqScreen as copy} from '~/copy/faq';
import type {LicenceLabels} from '~/domain/licence/licence';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';

/** The licence at a glance, as the care label of a garment. */
export function LicenceLabel({licence}: {licence: LicenceLabels}) {
  return (
    <section className="rounded-2xl bg-ink px-7 py-8 text-paper stitched">
      <h2 className="text-2xl">{copy.licenceTitle}</h2>
      <Terms title={copy.licenceAllowed} terms={licence.allowed} icon="check" mark="bg-mango" />
      <hr className="mt-5 border-t-2 border-dashed border-paper/30" />
      <Terms title={copy.licenceDenied} terms={licence.denied} icon="x" mark="bg-coral-soft" />
      <Link
        to="/licencia"
        prefetch="intent"
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-bold underline decoration-mango decoration-2 underline-offset-4"
      >
        {copy.licenceLink}
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
}

interface TermsProps {
  readonly title: string;
  readonly terms: readonly string[];
  readonly icon: IconName;
  readonly mark: string;
}

function Terms({title, terms, icon, mark}: TermsProps) {
  return (
    <>
      <h3 className="mt-5 text-base tracking-normal">{title}</h3>
      <ul className="mt-3 grid gap-2">
        {terms.map((term) => (
          <li key={term} className="flex items-center gap-3">
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-full text-ink-deep ${mark}`}
            >
              <Icon name={icon} className="size-4" />
            </span>
            {term}
          </li>
        ))}
      </ul>
    </>
  );
}
