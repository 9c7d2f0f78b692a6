import type {ReactNode} from 'react';
import {parseMarkdown, type Block, type Span} from '~/domain/markup/markdown';

interface ProseProps {
  /** Markdown. */
  readonly text: string;
  /** Whether a chapter begins here: its first letter is set large. */
  readonly opening: boolean;
}

/** A page of a book, set for reading. */
export function Prose({text, opening}: ProseProps) {
  return (
    <div className="grid gap-4 font-serif">
      {parseMarkdown(text).map((block, index) => (
        <BlockOf key={index} block={block} className={opening && index === 0 ? 'drop-cap' : ''} />
      ))}
    </div>
  );
}

function BlockOf({block, className}: {readonly block: Block; readonly className: string}) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-2 font-sans font-bold">{spans(block.spans)}</h3>;
    case 'paragraph':
      return <p className={className}>{spans(block.spans)}</p>;
    case 'quote':
      return (
        <blockquote className="rounded-md bg-mango-soft p-4">
          <em>{spans(block.spans)}</em>
        </blockquote>
      );
    case 'list': {
      const {start, items} = block;
      const List = start === null ? 'ul' : 'ol';
      return (
        <List className="grid gap-2">
          {items.map((item, index) => (
            <li key={index} className="flex gap-3">
              <span className="flex-none font-bold text-coral tabular-nums">
                {start === null ? '•' : `${start + index}.`}
              </span>
              <span className="min-w-0">{spans(item)}</span>
            </li>
          ))}
        </List>
      );
    }
  }
}

function spans(list: readonly Span[]): ReactNode {
  return list.map(({text, strong, emphasis}, index) => {
    const inner = emphasis ? <em>{text}</em> : text;
    return strong ? <strong key={index}>{inner}</strong> : <span key={index}>{inner}</span>;
  });
}
