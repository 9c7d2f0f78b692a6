import {describe, expect, it} from 'vitest';
import {
  addressOfCopy,
  filesOf,
  mayKeep,
  withoutHeldCode,
  withStrip,
} from '~/domain/offline/offline-copy';

const PAGE = new URL('https://tienda.example/producto/uno');
const answer = (headers: Record<string, string> = {}, status = 200) => ({
  status,
  redirected: false,
  headers: new Headers({'Content-Type': 'text/html; charset=utf-8', ...headers}),
});

describe('a document may be kept', () => {
  it('when it is a whole page and the same for everybody', () => {
    expect(mayKeep(PAGE, answer())).toBe(true);
    expect(mayKeep(PAGE, answer({'Cache-Control': 'public, max-age=0'}))).toBe(true);
  });

  it.each([
    ['an error', answer({}, 503)],
    ['data', answer({'Content-Type': 'application/json'})],
    ['what is of one person', answer({'Cache-Control': 'private, no-store'})],
    ['what stands elsewhere', {...answer(), redirected: true}],
  ])('but not %s', (_, refused) => expect(mayKeep(PAGE, refused)).toBe(false));

  it.each(['/auth', '/auth/nueva-clave', '/authors'])('nor %s, unless it is no sign-in', (path) => {
    expect(mayKeep(new URL(path, PAGE), answer())).toBe(path === '/authors');
  });
});

it.each([
  ['/tienda?fbclid=a&q=plan%20b&__proto__=1', 'q,orden', '/tienda?q=plan+b'],
  ['/faq?fbclid=a', '', '/faq'],
  ['/faq?fbclid=a', null, '/faq?fbclid=a'],
])('%s of a page with the parameters %j is kept as %s', (path, names, address) => {
  expect(addressOfCopy(new URL(path, PAGE), names)).toBe(address);
});

it('what a document needs are its scripts, styles and font, each once, from whatever origin', () => {
  const html = `<link rel="stylesheet" href="/assets/app-Ab_1.css"><link href="/assets/letra-x.woff2">
      <script>import "/assets/manifest-1.js";import * as r from "https://cdn.example/v2/assets/producto._handle-C~q.js"</script>
      <script src="/assets/manifest-1.js"></script><img src="/brand/logo.png"><a href="/faq">assets</a>`;
  expect(filesOf(html)).toEqual([
    '/assets/app-Ab_1.css',
    '/assets/letra-x.woff2',
    '/assets/manifest-1.js',
    'https://cdn.example/v2/assets/producto._handle-C~q.js',
  ]);
});

it('a strip stands at the end of the body, whatever is in it', () => {
  expect(withStrip('<body><p>$&</p></body></html>', '<b>$1</b>')).toBe(
    '<body><p>$&</p><b>$1</b></body></html>',
  );
});

it('a document loses what it holds back, and nothing else', () => {
  const held =
    '<p>Uno</p><template data-code=""><script type="module">x</script></template><p>Dos</p>';
  expect(withoutHeldCode(held + held)).toBe('<p>Uno</p><p>Dos</p><p>Uno</p><p>Dos</p>');
});
