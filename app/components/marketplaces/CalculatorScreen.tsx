import {Link, useNavigate} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';
import {formatDate} from '@common/dates';
import {calculator as copy} from '~/copy/calculator';
import {marketplaceCopy} from '~/copy/marketplaces';
import {type Verdict, currentFee, type PlatformFee} from '~/domain/marketplaces/marketplace-rules';
import {feeFieldsOf, readSale, saleSchema, termsOf} from '~/domain/marketplaces/sale-form';
import {saleResult} from '~/domain/marketplaces/sale-result';
import type {FormProblem, TypedFields} from '~/domain/support/form';
import {now} from '~/state/browser/clock';
import {noteStep} from '~/state/library/first-steps';
import {ListHeader} from '../catalogue/ListHeader';
import {Button} from '../ui/Button';
import {ExternalLink} from '../ui/ExternalLink';
import {TextField} from '../ui/Field';
import {ErrorSummary} from '../ui/notices/ErrorSummary';
import {useForm} from '../ui/use-form';
import {amountOf, SaleBreakdown} from './SaleBreakdown';

interface Platform {
  readonly id: string;
  readonly name: string;
  readonly verdict: Verdict;
  /** The platform's page with its fees; null for the reseller's own shop. */
  readonly ask: string | null;
}

interface CalculatorScreenProps {
  readonly platforms: readonly Platform[];
  readonly fees: readonly PlatformFee[];
  readonly fields: TypedFields;
  /** Problems of the fields in the URL; empty until the form was sent. */
  readonly problems: readonly FormProblem[];
  /** Time of the request, which decides whether a fee counts as confirmed; epoch milliseconds. */
  readonly readAt: number;
}

type FieldName = keyof typeof saleSchema.entries;

const PANEL = 'rounded-2xl border border-arena bg-white p-5 shadow-card sm:p-7';
const THREE = 'fit-columns sm:[--least:28%]';
const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** '¿Cuánto me queda?': without scripts the form is sent and the server renders the result. */
export function CalculatorScreen(props: CalculatorScreenProps) {
  const {platforms, fees, fields, problems, readAt} = props;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(fields);
  /** The platform whose fees the form holds. */
  const [filled, setFilled] = useState(fields['tarifas'] ?? '');
  const form = useForm({
    id: 'cuenta',
    schema: saleSchema,
    answered: problems,
    send(_values, element) {
      noteUse(typedIn(element));
      const query = new URLSearchParams(Object.entries(typedIn(element)));
      navigate(`?${query}`, {replace: true, preventScrollReset: true});
      document.getElementById('cuenta-resultado')?.scrollIntoView({block: 'nearest'});
    },
  });
  const {ref} = form;
  // Reads the values that were typed before hydration.
  useEffect(() => {
    if (ref.current) setTyped(typedIn(ref.current));
  }, [ref]);

  function follow() {
    if (!ref.current) return;
    const current = typedIn(ref.current);
    setTyped(current);
    noteUse(current);
  }

  function choosePlatform(id: string) {
    const element = ref.current;
    if (!element) return;
    setFilled(id);
    for (const [name, value] of Object.entries(feeFieldsOf(fees, id, now()))) {
      const control = element.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = value;
    }
    follow();
  }

  const field = (name: FieldName) => (
    <TextField
      key={name}
      {...form.control(name)}
      label={copy.fields[name]}
      defaultValue={fields[name] ?? ''}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      required={name === 'precio' || name === 'comision'}
    />
  );
  const chosen = platforms.find(({id}) => id === typed['plataforma']) ?? null;
  const read = readSale(typed);
  const isUnreadable = !read.ok && read.problems.some(({error}) => !error.startsWith('missing'));
  const hint = isUnreadable ? copy.unreadable : copy.waiting;
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={[]} trail={[]} />
      <div className="page grid items-start gap-8 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <form
          ref={ref}
          method="get"
          noValidate
          onSubmit={form.submit}
          onInput={follow}
          className={`grid gap-6 max-lg:[&_*]:scroll-mt-12 ${PANEL}`}
        >
          {form.problems.length > 0 ? (
            <ErrorSummary
              ref={form.summary}
              title={copy.invalid}
              texts={[copy.invalidText]}
              fields={form.wrong(copy.fields)}
            />
          ) : null}
          <Glance values={read.ok ? read.values : null} hint={hint} />
          <Group title={copy.groups.price} hint={copy.currency} columns="sm:grid-cols-2">
            {field('precio')}
            {field('costo')}
          </Group>
          <Group title={copy.groups.platform} columns={THREE}>
            <div className="col-span-full">
              <label htmlFor={form.idOf('plataforma')} className="mb-1 block font-bold">
                {copy.fields.plataforma}
              </label>
              <select
                id={form.idOf('plataforma')}
                name="plataforma"
                defaultValue={fields['plataforma']}
                onChange={({target}) => choosePlatform(target.value)}
                className="min-h-12 w-full rounded-md border border-muted bg-white px-4 text-ink hover:border-ink"
              >
                {platforms.map(({id, name}) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
                <option value="otra">{copy.other}</option>
              </select>
              <FeeNote
                platform={chosen}
                {...currentFee(fees, chosen?.id ?? '', readAt)}
                price={read.ok ? read.values.precio : 0}
              />
            </div>
            <input type="hidden" name="tarifas" value={filled} />
            <input type="hidden" name="compra" value={fields['compra']} />
            {field('comision')}
            {field('fija')}
            {field('mensual')}
          </Group>
          <Group title={copy.groups.payment}>
            {field('cobro')}
            {field('cobrofijo')}
          </Group>
          <Group title={copy.groups.other} hint={copy.taxHint} columns={THREE}>
            {field('anuncios')}
            {field('anunciosmes')}
            {field('impuesto')}
          </Group>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" size="lg">
              {copy.submit}
            </Button>
            <p className="text-sm text-muted">{copy.emptyHint}</p>
          </div>
        </form>
        <section
          id="cuenta-resultado"
          aria-labelledby="cuenta-titulo"
          className={`scroll-mt-32 lg:sticky lg:top-28 ${PANEL}`}
        >
          <h2 id="cuenta-titulo" className="text-2xl">
            {copy.result}
          </h2>
          {read.ok ? (
            <Sale values={read.values} />
          ) : (
            <>
              <p className="mt-3">{hint}</p>
              <Example typed={typed} />
            </>
          )}
          <p className="mt-5 text-sm text-muted">{copy.rounding}</p>
          <p className="mt-3 text-sm">
            {copy.rules}{' '}
            <Link
              to={`/licencia#${marketplaceCopy.id}`}
              prefetch="intent"
              className="flex min-h-11 w-fit items-center underline underline-offset-4"
            >
              {marketplaceCopy.title}
            </Link>
          </p>
        </section>
      </div>
    </>
  );
}

function Sale({values}: {values: Parameters<typeof termsOf>[0]}) {
  const terms = termsOf(values);
  return <SaleBreakdown terms={terms} result={saleResult(terms)} />;
}

/** What remains, in sight of the fields where the result is below them. */
function Glance({values, hint}: {values: Parameters<typeof termsOf>[0] | null; hint: string}) {
  const remaining = values && saleResult(termsOf(values)).remainingCents;
  return (
    <a
      href="#cuenta-resultado"
      className="stick-high z-10 flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-lg border border-transparent bg-ink px-4 py-2 leading-tight text-paper shadow-lift lg:hidden"
    >
      {remaining === null ? (
        hint
      ) : (
        <>
          <strong key={remaining}>
            {remaining < 0 ? copy.loses : copy.remains} {amountOf(Math.abs(remaining))}{' '}
            {copy.perSale}
          </strong>
          <span className="text-sm underline">{copy.seeResult}</span>
        </>
      )}
    </a>
  );
}

/** A sale with the fees that the form holds, as long as the shopper's own cannot be read. */
function Example({typed}: {typed: TypedFields}) {
  const comision = typed['comision'] || '10';
  const example = readSale({...typed, precio: '10', comision, costo: '12'});
  return example.ok ? (
    <div className="mt-5 rounded-xl bg-paper-deep p-5">
      <h3 className="text-lg">{copy.example}</h3>
      <Sale values={example.values} />
    </div>
  ) : null;
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly columns?: string;
  readonly children: ReactNode;
}

function Group({title, hint, columns = 'fit-columns', children}: GroupProps) {
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-extrabold">{title}</legend>
      <div className={`grid items-end gap-4 has-aria-invalid:items-start ${columns}`}>
        {children}
      </div>
      {hint ? <p className="mt-2 text-sm text-muted">{hint}</p> : null}
    </fieldset>
  );
}

interface FeeNoteProps {
  /** Null if the list does not have the platform. */
  readonly platform: Platform | null;
  readonly fee: PlatformFee | null;
  readonly stale: boolean;
  readonly price: number;
}

/** Says where the fee comes from, and how far it can be trusted. */
function FeeNote({platform, fee, stale, price}: FeeNoteProps) {
  if (!platform) return <p className="mt-2 text-sm">{copy.fee.ownFigures}</p>;
  const {name, verdict, ask} = platform;
  const tooHigh = fee?.upToCents && price > fee.upToCents ? fee.upToCents : null;
  return (
    <div className="mt-2 text-sm">
      <p>
        {verdict === 'unconfirmed' ? <strong>{copy.fee.unconfirmedRule} </strong> : null}
        <span>
          {fee
            ? `${fee.note} ${fee.payment ? '' : copy.fee.paymentUnknown}`
            : (stale ? copy.fee.stale : copy.fee.unknown)(name)}
        </span>
      </p>
      {tooHigh ? (
        <p className="mt-1 font-bold text-coral">{copy.fee.tooHigh(amountOf(tooHigh))}</p>
      ) : null}
      {fee ? (
        <p key={name} className="text-muted">
          {copy.fee.read(formatDate(fee.readAt))}{' '}
          <ExternalLink href={fee.source} className={LINK}>
            {copy.fee.source} <span className="sr-only">{copy.fee.sourceOf(name)}</span>
          </ExternalLink>
        </p>
      ) : ask ? (
        <ExternalLink key={name} href={ask} className={LINK}>
          {copy.fee.ask} <span className="sr-only">{copy.fee.askOf(name)}</span>
        </ExternalLink>
      ) : null}
    </div>
  );
}

function typedIn(form: HTMLFormElement): TypedFields {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/** Ticks the step of the purchase whose price was calculated. */
function noteUse(typed: TypedFields): void {
  if (typed['compra'] && readSale(typed).ok) noteStep(typed['compra'], 'price');
}
