import {describe, expect, it} from 'vitest';
import {parseRichText} from '~/domain/text/rich-text';

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
    expect(block).toEqual({
      kind: 'paragraph',
      content: [kept ? {text: 'x', href} : {text: 'x'}],
    });
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

  it('takes plain text and broken markup', () => {
    expect(parseRichText('1 < 2 <p')).toEqual([{kind: 'paragraph', content: [{text: '1 < 2 <p'}]}]);
  });
});
