import type {ReactNode} from 'react';
import {highlightRanges} from '~/domain/catalogue/search';

/** A text with what was searched for marked in it. */
export function Highlighted({text, query}: {text: string; query: string}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of highlightRanges(text, query)) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-sm bg-mango text-ink-deep">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
