/** Matchers of search terms for the fields of an item. */
import {fold, words} from './fold';
import type {FieldMatcher} from './compile';
import type {TermNode} from './query-ast';

/** Words within a text that was prepared with `wordIndex`. A lone `*` asks for any text at all. */
export function textMatcher<T>(indexOf: (item: T) => string): FieldMatcher<T> {
  return (term) => {
    const wanted = words(term.value);
    if (wanted.length === 0) return (item) => !term.prefix || indexOf(item).length > 2;
    const needle = ` ${wanted.join(' ')}${term.prefix ? '' : ' '}`;
    return (item) => indexOf(item).includes(needle);
  };
}

/** Matches a value from a list of folded values. A term may hold several, with commas between. */
export function keywordMatcher<T>(valuesOf: (item: T) => readonly string[]): FieldMatcher<T> {
  return (term) => {
    const options = (term.phrase ? [term.value] : term.value.split(','))
      .map((option) => fold(option.trim()))
      .filter(Boolean);
    const accepts = term.prefix
      ? (value: string) => options.some((option) => value.startsWith(option))
      : (value: string) => options.includes(value);
    return (item) => valuesOf(item).some(accepts);
  };
}

export function booleanMatcher<T>(valueOf: (item: T) => boolean): FieldMatcher<T> {
  return (term) => {
    const wanted = fold(term.value) !== 'false';
    return (item) => valueOf(item) === wanted;
  };
}

/** Matches any of an item's numbers; `parse` converts the typed text to the same unit, or null. */
export function numberMatcher<T>(
  valuesOf: (item: T) => readonly number[],
  parse: (typed: string) => number | null = parseNumber,
): FieldMatcher<T> {
  return (term) => {
    const bound = parse(term.value);
    if (bound === null) return () => false;
    return (item) => valuesOf(item).some((value) => compare(value, term, bound));
  };
}

/** A moment in milliseconds; `now` and every ISO date, a bare year included, can be typed. */
export function dateMatcher<T>(valueOf: (item: T) => number): FieldMatcher<T> {
  return numberMatcher(
    (item) => [valueOf(item)],
    (typed) => {
      const parsed = typed === 'now' ? Date.now() : Date.parse(typed);
      return Number.isNaN(parsed) ? null : parsed;
    },
  );
}

export function not<T>(matcher: FieldMatcher<T>): FieldMatcher<T> {
  return (term) => {
    const accepts = matcher(term);
    return (item) => !accepts(item);
  };
}

function parseNumber(typed: string): number | null {
  const value = Number(typed);
  return typed.trim() === '' || Number.isNaN(value) ? null : value;
}

function compare(value: number, {comparison}: TermNode, bound: number): boolean {
  switch (comparison) {
    case '=':
      return value === bound;
    case '>':
      return value > bound;
    case '>=':
      return value >= bound;
    case '<':
      return value < bound;
    case '<=':
      return value <= bound;
  }
}
