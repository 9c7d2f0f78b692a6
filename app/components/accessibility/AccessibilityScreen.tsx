import {accessibility as copy} from '~/copy/accessibility';
import {wantsMoreTime} from '~/domain/offers/offer-terms';
import {formatDate} from '@common/dates';
import {switchSearchKeyOff, useNoSearchKey} from '~/state/no-search-key';
import {wantMoreTime, useOfferTerms} from '~/state/offers/use-offer-terms';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {useHydrated} from '~/state/browser/hydrated';
import {useSeller} from '~/state/root-data';
import {ButtonLink} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Email} from '~/components/ui/ExternalLink';

/** Conformance with the guideline, known gaps, and where to complain. */
export function AccessibilityScreen() {
  const {supportEmail} = useSeller();
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro}
        facts={[copy.standard, copy.reviewed(formatDate(copy.reviewedOn))]}
        trail={[]}
      />
      <div className="page grid items-start gap-10 pb-6 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="grid gap-10">
          <MoreTime />
          <SearchKey />
          <Points title={copy.holdsTitle} points={copy.holds} icon="check" mark="bg-selva-soft" />
          <Points title={copy.lacksTitle} points={copy.lacks} icon="x" mark="bg-coral-soft" />
        </div>
        <section className="rounded-2xl bg-paper-deep px-7 py-8">
          <h2 className="text-xl">{copy.complainTitle}</h2>
          <p className="mt-2 text-muted">{copy.complain}</p>
          <div className="mt-5 flex flex-wrap gap-2">
            <ButtonLink to="/contacto">{copy.write}</ButtonLink>
            <ButtonLink to="/arrepentimiento" look="outline">
              {copy.formal}
            </ButtonLink>
          </div>
          {supportEmail ? (
            <a
              href={`mailto:${supportEmail}`}
              className="mt-3 inline-flex min-h-11 items-center underline"
            >
              <Email address={supportEmail} />
            </a>
          ) : null}
          <p className="mt-3 text-sm text-muted">{copy.authority}</p>
        </section>
      </div>
    </>
  );
}

/** Extends the visitor's own offer clocks; an offer window of the shop ends for everybody at one moment. */
function MoreTime() {
  const terms = useOfferTerms();
  if (terms.mode !== 'visitor') return null;
  const moreTime = wantsMoreTime(terms);
  return (
    <section id="tiempo">
      <h2 className="text-2xl">{copy.timeTitle}</h2>
      <p className="mt-2 max-w-[65ch] text-muted">{copy.timeText}</p>
      <Switch label={copy.moreTime} on={moreTime} onChange={wantMoreTime} />
      <p role="status" className="text-sm text-selva">
        {moreTime ? copy.timeGiven : ''}
      </p>
    </section>
  );
}

/** Voice control and accidental key presses can trigger a single-key shortcut. */
function SearchKey() {
  const off = useNoSearchKey();
  return (
    <section>
      <h2 className="text-2xl">{copy.keyTitle}</h2>
      <p className="mt-2 max-w-[65ch] text-muted">{copy.keyText}</p>
      <Switch label={copy.keyOff} on={off} onChange={switchSearchKeyOff} />
    </section>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Disabled until hydrated: before that a tick would have no effect. */
function Switch({label, on, onChange}: SwitchProps) {
  const scripted = useHydrated();
  return (
    <label
      data-needs-script
      className="mt-3 flex min-h-11 cursor-pointer items-center gap-3 font-bold"
    >
      <input
        type="checkbox"
        checked={on}
        disabled={!scripted}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="tick-box"
      />
      {label}
    </label>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly {readonly title: string; readonly text: string}[];
  readonly icon: 'check' | 'x';
  readonly mark: string;
}

function Points({title, points, icon, mark}: PointsProps) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 grid gap-4">
        {points.map((point) => (
          <li key={point.title} className="flex gap-4">
            <span className={`grid size-9 shrink-0 place-items-center rounded-full ${mark}`}>
              <Icon name={icon} className="size-5" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg leading-snug tracking-normal">{point.title}</h3>
              <p className="max-w-[65ch] text-muted">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
