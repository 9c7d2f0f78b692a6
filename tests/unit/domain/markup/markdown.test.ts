import {describe, expect, test} from 'vitest';
import {parseMarkdown, type Block} from '~/domain/markup/markdown';

/** Spans as short texts: bold in brackets, italics between slashes. */
function shown(block: Block): unknown {
  const text = (spans: readonly {text: string; strong: boolean; emphasis: boolean}[]) =>
    spans
      .map(({text: part, strong, emphasis}) => {
        const inner = emphasis ? `/${part}/` : part;
        return strong ? `[${inner}]` : inner;
      })
      .join('');
  return block.kind === 'list'
    ? [block.start ?? '•', ...block.items.map(text)]
    : `${block.kind}: ${text(block.spans)}`;
}

const blocks = (markdown: string) => parseMarkdown(markdown).map(shown);

describe('a text of Markdown', () => {
  test('is parted into its blocks', () => {
    expect(
      blocks(
        '### Uno\nUna línea\ny la siguiente.\n\n- a\n- b\n\n1. c\n2. d\n\n> cita\n> larga\n\n7. e',
      ),
    ).toEqual([
      'heading: Uno',
      'paragraph: Una línea y la siguiente.',
      ['•', 'a', 'b'],
      [1, 'c', 'd'],
      'quote: cita larga',
      [7, 'e'],
    ]);
  });

  test('keeps a list together over an empty line, and apart from one of another kind', () => {
    expect(blocks('1. a\n\n2. b\n\n- c')).toEqual([
      [1, 'a', 'b'],
      ['•', 'c'],
    ]);
  });

  test('marks what is between stars in pairs', () => {
    expect(blocks('a **b** *c* ***d*** **e *f* g**')).toEqual([
      'paragraph: a [b] /c/ [/d/] [e ][/f/][ g]',
    ]);
  });

  test.each(['2 * 3 * 4', 'sin pareja *', 'cinco ** estrellas', '*'])(
    'leaves a star without a partner as it is: %s',
    (text) => {
      expect(blocks(text)).toEqual([`paragraph: ${text}`]);
    },
  );

  test('takes markup and links for text', () => {
    expect(blocks('<img src=x onerror=alert(1)> [a](javascript:b)')).toEqual([
      'paragraph: <img src=x onerror=alert(1)> [a](javascript:b)',
    ]);
  });

  test('takes its time even from a hostile text', () => {
    const started = performance.now();
    parseMarkdown('*a '.repeat(2000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
