import {Link} from '@remix-run/react';
import type {Inline, RichText} from '~/domain/markup/rich-text';

const LINK = 'font-bold underline decoration-mango decoration-2 underline-offset-4 wrap-anywhere';

/** A text of the operator's: headings of the second level, paragraphs and lists. */
export function RichTextView({text}: {text: RichText}) {
  return (
    <div className="grid max-w-[65ch] gap-4">
      {text.map((block, index) => {
        if (block.kind === 'list') {
          const List = block.ordered ? 'ol' : 'ul';
          return (
            <List
              key={index}
              className={`grid gap-2 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}
            >
              {block.items.map((item, place) => (
                <li key={place}>
                  <Inlines content={item} />
                </li>
              ))}
            </List>
          );
        }
        const Text = block.kind === 'heading' ? 'h2' : 'p';
        return (
          <Text key={index} className={block.kind === 'heading' ? 'mt-4 text-2xl' : undefined}>
            <Inlines content={block.content} />
          </Text>
        );
      })}
    </div>
  );
}

function Inlines({content}: {content: readonly Inline[]}) {
  return content.map(({text, strong, href}, index) => {
    const shown = strong ? <strong>{text}</strong> : text;
    if (!href) return <span key={index}>{shown}</span>;
    return href.startsWith('/') ? (
      <Link key={index} to={href} className={LINK}>
        {shown}
      </Link>
    ) : (
      <a key={index} href={href} rel="noopener noreferrer" className={LINK}>
        {shown}
      </a>
    );
  });
}
