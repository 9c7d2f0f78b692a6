import {useNavigate} from '@remix-run/react';
import {useEffect, useRef, type RefObject, useState, type SyntheticEvent} from 'react';
import {shopForm as copy} from '~/copy/shop';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {type ShopFields, PRICE_PATTERN} from '~/domain/catalogue/shop-filters';
import type {ShopList} from '~/domain/catalogue/views';
import {Facets} from './Facets';

/** A GET form of the URL's parameters; with JavaScript it submits on each change and keeps the scroll position. */
export function ShopForm({
  fields,
  niches,
  orders,
  facets,
  applied,
  productCount,
}: Pick<ShopList, 'fields' | 'niches' | 'orders' | 'facets' | 'applied' | 'productCount'>) {
  const {q, nicho, orden, min, max, ...kept} = fields;
  const form = useRef<HTMLFormElement>(null);
  const filters = useRef<HTMLDetailsElement>(null);
  const navigate = useNavigate();
  useShown(form, fields);
  const active = applied.length;

  function submit() {
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      // There are no file fields.
      const text = (value as string).trim();
      if (text) search.set(name, text);
    }
    navigate({pathname: '/tienda', search: search.toString()}, {preventScrollReset: true});
  }

  return (
    <form
      ref={form}
      action="/tienda"
      role="search"
      aria-label={copy.form}
      autoComplete="off"
      // Without JavaScript an invalid field in a closed fold could not be shown.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (event.currentTarget.checkValidity()) submit();
      }}
      onInvalidCapture={({currentTarget}) => {
        // Invalid fields must be visible to be corrected.
        filters.current?.setAttribute('open', '');
        currentTarget.querySelector<HTMLElement>('input:invalid')?.focus();
      }}
      className="mb-4 grid gap-1 rounded-xl border border-arena bg-white px-4 py-2 shadow-card sm:mb-6 sm:gap-3 sm:p-4 md:gap-4"
    >
      {/* Chosen outside the form and kept by it. */}
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} readOnly /> : null,
      )}
      <details
        ref={filters}
        className="md:supports-[selector(::details-content)]:details-content:[content-visibility:visible]"
      >
        <summary className="flex min-h-11 items-center gap-2 rounded-md font-bold select-none md:supports-[selector(::details-content)]:hidden">
          <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
          {copy.filters}
          {active > 0 ? (
            <span key={active} className="ml-auto rounded-full bg-ink px-2 text-sm text-paper">
              <span aria-hidden="true">{active}</span>
              <span className="sr-only"> {copy.activeFilters(active)}</span>
            </span>
          ) : null}
        </summary>
        <div className="grid fit-columns items-end gap-4 pt-2 [--least:15rem] md:pt-0">
          <label>
            <span className="mb-1 block text-sm font-bold">{copy.text}</span>
            <input
              type="search"
              name="q"
              defaultValue={q}
              maxLength={MAX_SEARCH_LENGTH}
              className="h-12 w-full rounded-md border border-muted bg-white px-3 hover:border-ink"
            />
          </label>
          <ShopSelect
            label={copy.niche}
            name="nicho"
            value={nicho}
            onChoose={submit}
            options={[{value: '', label: copy.allNiches}, ...niches]}
          />
          <PriceRange min={min} max={max} />
          <ShopSelect
            label={copy.order}
            name="orden"
            value={orden}
            onChoose={submit}
            options={orders}
          />
        </div>
        <Facets groups={facets} inside clear={applied.length > 1} />
        <Button
          type="submit"
          onClick={() => {
            filters.current?.removeAttribute('open');
            form.current?.scrollIntoView({block: 'nearest'});
          }}
          className="stick-low z-10 w-full md:supports-[selector(::details-content)]:hidden"
        >
          {copy.show(productCount)}
        </Button>
      </details>
    </form>
  );
}

/**
 * The fields are the browser's, so that what was typed before the scripts came survives them. When
 * the list changes by another way (a link, the back button), the fields follow it, but for one that
 * is still to be mended and about which the address says nothing new: only the whole list empties it.
 */
function useShown(form: RefObject<HTMLFormElement>, fields: ShopFields): void {
  const shown = useRef(fields);
  useEffect(() => {
    if (shown.current === fields) return;
    const before = shown.current;
    shown.current = fields;
    for (const [name, value] of Object.entries(fields)) {
      // No two fields share a name.
      const field = form.current?.elements.namedItem(name) as
        | HTMLInputElement
        | HTMLSelectElement
        | null;
      const wrong = field?.validity.valid === false;
      if (!field || (wrong && location.search && value === before[name as keyof ShopFields]))
        continue;
      field.value = value;
      // The invalid value was cleared with its filter.
      if (wrong) field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }, [form, fields]);
}

interface ShopSelectProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly onChoose: () => void;
}

function ShopSelect({label, name, value, options, onChoose}: ShopSelectProps) {
  return (
    <label>
      <span className="mb-1 block text-sm font-bold">{label}</span>
      <select
        name={name}
        defaultValue={value}
        onChange={onChoose}
        className="h-12 w-full cursor-pointer truncate rounded-md border border-muted bg-white pl-4 hover:border-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const ERROR_ID = 'precio-error';

/** The browser validates the prices; the message is ours, because its own is in the browser's language. */
function PriceRange({min, max}: {min: string; max: string}) {
  const [wrong, setWrong] = useState<Readonly<Record<string, boolean>>>({});

  function check({currentTarget: {name, validity}}: SyntheticEvent<HTMLInputElement>) {
    setWrong((before) => ({...before, [name]: !validity.valid}));
  }

  const field = (name: 'min' | 'max') => ({
    name,
    inputMode: 'decimal' as const,
    pattern: PRICE_PATTERN,
    'aria-invalid': wrong[name],
    'aria-describedby': wrong[name] ? ERROR_ID : undefined,
    onBlur: check,
    onInvalid: check,
    onInput: wrong[name] ? check : undefined,
    className:
      'h-12 w-20 flex-1 scroll-mb-24 rounded-md border border-muted bg-white px-3 placeholder:text-muted hover:border-ink aria-invalid:border-coral',
  });

  return (
    <fieldset>
      <legend className="mb-1 text-sm font-bold">{copy.price}</legend>
      <div className="relative flex flex-wrap items-center gap-2">
        {wrong.min || wrong.max ? (
          <p
            id={ERROR_ID}
            role="alert"
            className="absolute right-0 bottom-full mb-1 text-sm font-bold text-coral"
          >
            {copy.priceFormat}
          </p>
        ) : null}
        <input
          {...field('min')}
          aria-label={copy.min}
          placeholder={copy.minHint}
          defaultValue={min}
        />
        <span aria-hidden="true">–</span>
        <input
          {...field('max')}
          aria-label={copy.max}
          placeholder={copy.maxHint}
          defaultValue={max}
        />
        <Button type="submit" look="outline" size="sm" className="min-h-12">
          {copy.apply}
        </Button>
      </div>
    </fieldset>
  );
}
