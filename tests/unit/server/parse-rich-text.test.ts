import {describe, expect, it} from 'vitest';
import {parseRichText, textOfMarkup} from '~/server/catalogue/parse-rich-text';

describe('a text of the operator’s', () => {
  it('is headings, paragraphs and lists', () => {
    expect(
      parseRichText(
        '<h2>Uno</h2><p>Dos &amp; <strong>tres</strong></p><ul><li>a</li><li>b</li></ul>',
      ),
    ).toEqual([
      {kind: 'heading', content: [{text: 'Uno'}]},
      {kind: 'paragraph', content: [{text: 'Dos & '}, {text: 'tres', strong: true}]},
      {kind: 'list', ordered: false, items: [[{text: 'a'}], [{text: 'b'}]]},
    ]);
  });

  it.each([
    ['https://a.example/x', true],
    ['mailto:a@b.example', true],
    ['/licencia', true],
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['http://a.example', false],
  ])('links to %s: %s', (href, kept) => {
    const [block] = parseRichText(`<p><a href="${href}">x</a></p>`);
    expect(block).toEqual({kind: 'paragraph', content: [kept ? {text: 'x', href} : {text: 'x'}]});
  });

  it('loses scripts, styles, comments and what hides', () => {
    expect(
      parseRichText(
        '<script>alert(1)</script><style>p{}</style><!-- x --><p onclick="x">a\u202eb</p>',
      ),
    ).toEqual([{kind: 'paragraph', content: [{text: 'ab'}]}]);
    expect(parseRichText('<p> </p><p>&nbsp;</p>')).toEqual([]);
    expect(parseRichText('<script>never closed')).toEqual([]);
  });

  it.each(['<', '<a', '<!--', '<a href="'])('reads a text of nothing but %s at once', (piece) => {
    const started = performance.now();
    parseRichText(piece.repeat(30_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('the text of a markup', () => {
  const lines = (markup: string) => textOfMarkup(markup).split('\n');

  it('has a line for each paragraph, line break and item', () => {
    expect(
      lines(
        '<p>Para quién es<br>Emprendedores</p><p>INCLUYE:</p><ul><li>Ebook</li><li>Portada</li></ul>',
      ),
    ).toEqual(['Para quién es', 'Emprendedores', 'INCLUYE:', 'Ebook', 'Portada']);
    // Typed into a spreadsheet.
    expect(lines('1 < 2\n\nINCLUYE:\nEbook')).toEqual(['1 < 2', 'INCLUYE:', 'Ebook']);
  });

  it.each(['blockquote', 'dt', 'article', 'pre', 'center', 'figure'])(
    'glues nothing to a %s',
    (tag) => {
      expect(lines(`uno<${tag}>dos</${tag}>tres`)).toEqual(['uno', 'dos', 'tres']);
    },
  );

  it('decodes every entity', () => {
    expect(
      lines('cap&iacute;tulos &amp; p&aacute;ginas &euro;9&sup2; &#241;&#xf1;&nbsp;&Ntilde;'),
    ).toEqual(['capítulos & páginas €9² ññ Ñ']);
  });
});
