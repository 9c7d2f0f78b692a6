import {useNavigate} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {niches} from '~/content/niches';
import {shop as copy} from '~/copy/shop';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {
  countFilters,
  defaultOrder,
  parseShopFilters,
  type ShopFilters,
  type ShopOrder,
} from '~/domain/shop-filters';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {PriceRange} from './PriceRange';
import {SHOP_NICHES} from './shop-niches';
import {shopPath} from './shop-path';
import {ShopSelect} from './ShopSelect';

const NICHES = niches.map(({handle, name}) => ({value: handle, label: name}));
const EXPLICIT_ORDERS: readonly ShopOrder[] = ['nuevos', 'nombre', 'precio', 'precio-desc'];

/** A plain form of the address's parameters; scripts send it at each choice and keep the place. */
export function ShopForm({filters}: {filters: ShopFilters}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useShownFilters(form, filters);
  const active = countFilters(filters);
  const ownOrder = defaultOrder(filters.q);

  function submit() {
    if (!form.current) return;
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') typed.set(name, value);
    }
    navigate(shopPath(parseShopFilters(typed, SHOP_NICHES)), {preventScrollReset: true});
  }

  return (
    <form
      ref={form}
      action="/tienda"
      role="search"
      aria-label={copy.form}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mb-6 grid gap-3 rounded-xl border border-arena bg-white p-3 shadow-card sm:p-4 md:gap-4"
    >
      <div className="flex gap-2">
        <div className="relative flex-1">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2"
          />
          <input
            type="search"
            name="q"
            aria-label={copy.text}
            placeholder={copy.textHint}
            defaultValue={filters.q}
            maxLength={MAX_SEARCH_LENGTH}
            enterKeyHint="search"
            className="h-12 w-full rounded-full border-2 border-arena-deep bg-white pr-4 pl-11 placeholder:text-muted hover:border-ink"
          />
        </div>
        <Button type="submit" look="secondary" className="min-h-12">
          {copy.submitText}
        </Button>
      </div>
      <details className="md:supports-[selector(::details-content)]:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 items-center gap-2 rounded-md px-2 font-bold select-none md:supports-[selector(::details-content)]:hidden">
          <Icon name="chevron-down" />
          {copy.filters}
          {active > 0 ? (
            <span className="ml-auto rounded-full bg-ink px-2.5 text-sm text-paper">
              {active}
              <span className="sr-only"> {copy.activeFilters(active)}</span>
            </span>
          ) : null}
        </summary>
        <div className="grid items-end gap-4 pt-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:pt-0 lg:gap-6">
          <ShopSelect
            label={copy.niche}
            name="nicho"
            value={filters.niche ?? ''}
            onChoose={submit}
            options={[{value: '', label: copy.allNiches}, ...NICHES]}
          />
          <PriceRange min={filters.min} max={filters.max} />
          <ShopSelect
            label={copy.order}
            name="orden"
            value={filters.order === ownOrder ? '' : filters.order}
            onChoose={submit}
            options={[
              {value: '', label: copy.orders[ownOrder]},
              ...EXPLICIT_ORDERS.filter((order) => order !== ownOrder).map((order) => ({
                value: order,
                label: copy.orders[order],
              })),
            ]}
          />
        </div>
      </details>
    </form>
  );
}

/**
 * The fields are the browser's, so that what was typed before the scripts came survives them. When
 * the list changes by another way (a link, the back button), the fields follow it.
 */
function useShownFilters(form: React.RefObject<HTMLFormElement>, filters: ShopFilters): void {
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    const {q, niche, order, min, max} = filters;
    const values = {
      q,
      nicho: niche ?? '',
      orden: order === defaultOrder(q) ? '' : order,
      min: min ?? '',
      max: max ?? '',
    };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [form, filters]);
}
