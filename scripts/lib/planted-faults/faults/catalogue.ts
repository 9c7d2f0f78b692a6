/** Lists, filters, products. */
import {slip} from '../planted-fault';

const FILTERS = 'app/domain/catalogue/shop-filters.ts';

export const CATALOGUE_FAULTS = [
  slip(
    'app/domain/catalogue/pagination.ts',
    'a full last page is followed by an empty one',
    'Math.ceil(total / pageSize)',
    'Math.floor(total / pageSize) + 1',
  ),
  slip(
    FILTERS,
    'prices of a range are compared as texts',
    'Number(min) > Number(max)',
    'min > max',
  ),
  slip(
    FILTERS,
    'an address that says a filter twice counts as the one of its page',
    'more.length === 0 && (value ?? null)',
    '(value ?? null)',
  ),
  slip(
    'app/domain/catalogue/facets.ts',
    'what is on sale or new is shown to who asked for both',
    "name === 'estado' ? asked.every(has) : asked.some(has)",
    'asked.some(has)',
  ),
  slip(
    'app/domain/catalogue/variant-selection.ts',
    'the same price counts as an offer',
    'toMinorUnits(compareAtPrice) > toMinorUnits(price)',
    'toMinorUnits(compareAtPrice) >= toMinorUnits(price)',
  ),
  slip(
    'app/domain/catalogue/rating.ts',
    'stars of another scale are shown as stars of five',
    'reviews === 0 || scale !== SCALE_MAX ||',
    'reviews === 0 ||',
  ),
];
