import type {FaqItem} from '~/content/faq';
import {faqScreen as copy} from '~/copy/faq';
import type {LicenceLabels} from '~/domain/licence/licence';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {ButtonLink, buttonClass} from '~/components/ui/Button';
import {ExternalLink} from '~/components/ui/ExternalLink';
import {Icon} from '~/components/ui/Icon';
import {Link, useLocation} from '@remix-run/react';
import type {IconName} from '~/components/ui/icon-sprite';
import {useEffect, type SyntheticEvent} from 'react';
import {showToast} from '~/state/toasts';

interface FaqScreenProps {
  readonly questions: readonly FaqItem[];
  readonly communityUrl: string | null;
  readonly licence: LicenceLabels;
}

export function FaqScreen({questions, communityUrl, licence}: FaqScreenProps) {
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro}
        facts={copy.facts(questions.length)}
        trail={[]}
      />
      <div className="page grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <Questions questions={questions} />
        <aside className="grid gap-6 md:grid-cols-2 lg:grid-cols-1">
          <LicenceLabel licence={licence} />
          <section className="rounded-2xl bg-paper-deep px-7 py-8">
            <h2 className="text-2xl">{copy.helpTitle}</h2>
            <p className="mt-2 text-muted">{communityUrl ? copy.helpText : copy.contactText}</p>
            {communityUrl ? (
              <ExternalLink href={communityUrl} className={buttonClass({look: 'outline'}, 'mt-5')}>
                <Icon name="users" />
                {copy.helpLink}
              </ExternalLink>
            ) : (
              <ButtonLink to="/contacto" look="outline" className="mt-5">
                {copy.contactLink}
              </ButtonLink>
            )}
          </section>
        </aside>
      </div>
    </>
  );
}

/** The licence at a glance, as the care label of a garment. */
function LicenceLabel({licence}: {licence: LicenceLabels}) {
  return (
    <section className="rounded-2xl bg-ink px-7 py-8 text-paper stitched">
      <h2 className="text-2xl">{copy.licenceTitle}</h2>
      <Terms
        title={copy.licenceAllowed}
        terms={licence.allowed}
        icon="check"
        mark="bg-mango text-ink-deep"
      />
      <hr className="mt-5 border-t-2 border-dashed border-paper/30" />
      <Terms
        title={copy.licenceDenied}
        terms={licence.denied}
        icon="x"
        mark="bg-coral-soft text-ink"
      />
      <Link
        to="/licencia"
        prefetch="intent"
        className="mt-4 inline-flex min-h-11 items-center gap-2 underline decoration-mango decoration-2 underline-offset-4"
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
            <span className={`grid size-6 shrink-0 place-items-center rounded-full ${mark}`}>
              <Icon name={icon} className="size-4" />
            </span>
            {term}
          </li>
        ))}
      </ul>
    </>
  );
}

interface QuestionsProps {
  readonly questions: readonly FaqItem[];
}

const QUESTION =
  'group scroll-mt-6 rounded-xl border border-arena bg-white shadow-card transition-shadow open:border-selva open:shadow-lift';
const QUESTION_LINE =
  'flex min-h-16 w-full list-none items-center gap-4 rounded-xl px-4 py-3 text-left sm:px-6 [&::-webkit-details-marker]:hidden';
const UNFOLD =
  '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip motion-safe:details-content:transition-[height,content-visibility] motion-safe:details-content:transition-discrete motion-safe:details-content:duration-300 motion-safe:details-content:ease-label open:details-content:h-auto';

/**
 * Questions, one open at a time. The anchor is on the answer inside the fold, where browsers look when they open a
 * fold for a hash; its margin leaves room for the question.
 */
function Questions({questions}: QuestionsProps) {
  useOpenFromHash();
  return (
    <div className="grid gap-3">
      {questions.map((item, index) => (
        <details
          key={item.id}
          name="faq"
          onToggle={closeOthers}
          // The browser may have opened it before hydration.
          suppressHydrationWarning
          className={`${QUESTION} ${UNFOLD}`}
        >
          <summary className={QUESTION_LINE}>
            <QuestionText item={item} number={index + 1} />
          </summary>
          <Answer item={item} />
        </details>
      ))}
    </div>
  );
}

/** Closes the other questions in browsers without `name` on `<details>`. */
function closeOthers({currentTarget}: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  for (const other of currentTarget.parentElement?.querySelectorAll('details[open]') ?? []) {
    if (other !== currentTarget) other.removeAttribute('open');
  }
}

/**
 * Unfolds the answer that the address's hash names, and brings it into view. Browsers do it themselves for a document's
 * own address; a navigation within the shop needs this.
 */
function useOpenFromHash(): void {
  const location = useLocation();
  useEffect(() => {
    const answer = document.getElementById(location.hash.slice(1));
    const details = answer?.closest('details');
    if (!details) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [location]);
}

interface QuestionTextProps {
  readonly item: FaqItem;
  readonly number: number;
}

function QuestionText({item, number}: QuestionTextProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 shrink-0 font-extrabold text-selva tabular max-sm:hidden"
      >
        {String(number).padStart(2, '0')}
      </span>
      <h2 className="flex-1 text-lg leading-snug tracking-tight text-balance sm:text-xl">
        {item.question}
      </h2>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-paper-deep transition-colors duration-300 group-open:rotate-180 group-open:bg-mango group-open:text-ink-deep group-hover:bg-mango group-hover:text-ink-deep">
        <Icon name="chevron-down" />
      </span>
    </>
  );
}

function Answer({item}: {item: FaqItem}) {
  return (
    <div id={item.id} className="scroll-mt-24 px-4 pb-3 sm:px-6 sm:pl-16">
      <div className="grid gap-3 border-t-2 border-dashed border-arena pt-4">
        {item.answer.map((paragraph) => (
          <p key={paragraph} className="max-w-[65ch]">
            {paragraph}
          </p>
        ))}
      </div>
      <Link
        to={{hash: item.id}}
        replace
        onClick={() => copyAddress(item.id)}
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm text-selva underline-offset-4 hover:underline"
      >
        <Icon name="link" className="size-4" />
        {copy.directLink}
      </Link>
    </div>
  );
}

/** If the clipboard is blocked, the URL is still in the address bar. */
function copyAddress(id: string): void {
  const address = new URL(`#${id}`, window.location.href).href;
  navigator.clipboard?.writeText(address).then(
    () => showToast({tone: 'success', title: copy.linkCopied}),
    () => undefined,
  );
}
