import {search as copy} from '~/copy/search';

const KEYS = [
  ['↑ ↓', copy.keys],
  ['Enter', copy.keyOpen],
  ['Esc', copy.keyClose],
] as const;

/** What the keys do, for who has some; a screen reader says it by itself. */
export function SearchKeys() {
  return (
    <p aria-hidden="true" className="hidden gap-4 text-xs text-muted md:flex pointer-coarse:hidden">
      {KEYS.map(([key, meaning]) => (
        <span key={key}>
          <kbd className="mr-1 rounded-sm border border-arena-deep bg-white px-1.5 py-0.5 font-sans font-bold text-ink">
            {key}
          </kbd>
          {meaning}
        </span>
      ))}
    </p>
  );
}
