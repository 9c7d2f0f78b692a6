// @vitest-environment jsdom
import {describe, expect, it, test} from 'vitest';
import {feedXml, xmlText, type FeedProduct} from '~/server/seo/machine-files';
import {sitemapXml} from '~/server/seo/sitemap';

const ORIGIN = 'https://tienda.example';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('');
  return document;
}

const textsOf = (parent: Pick<ParentNode, 'querySelectorAll'>, name: string) =>
  [...parent.querySelectorAll(name)].map(({textContent}) => textContent);

describe('a text in XML', () => {
  it('is read as it was, in content and in an attribute', () => {
    const text = `<b title="x">Tú & yo's</b> ]]> 😀`;
    const {documentElement} = parse(`<a b="${xmlText(text)}">${xmlText(text)}</a>`);
    expect(documentElement.textContent).toBe(text);
    expect(documentElement.getAttribute('b')).toBe(text);
  });

  it('loses what no XML document may hold', () => {
    expect(xmlText('a\u0000b\u001bc\ufffed\ud800e')).toBe('abcde');
  });
});

test('a sitemap lists addresses, with the date where it is known', () => {
  const document = parse(
    sitemapXml(ORIGIN, [
      {path: '/'},
      {path: '/tienda?q=a&pagina=2', updatedAt: '2025-06-01T10:00:00Z'},
    ]),
  );
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(document, 'url > loc')).toEqual([`${ORIGIN}/`, `${ORIGIN}/tienda?q=a&pagina=2`]);
  expect(textsOf(document, 'lastmod')).toEqual(['2025-06-01T10:00:00Z']);
});

describe('the feed', () => {
  const product: FeedProduct = {
    id: 'gid://shopify/Product/1',
    handle: 'guia',
    title: 'Guía <rápida> & "fácil"',
    description: 'x'.repeat(400),
    productType: 'Ebook',
    publishedAt: '2025-06-01T10:00:00Z',
    updatedAt: '2025-06-03T10:00:00Z',
  };

  it('has what Atom requires of a feed and of an entry (RFC 4287, 4.1.1 and 4.1.2)', () => {
    const document = parse(
      feedXml(ORIGIN, [product, {...product, id: 'x', updatedAt: '2025-06-02T10:00:00+02:00'}]),
    );
    const {documentElement: feed} = document;
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(textsOf(feed, ':scope > id')).toEqual([`${ORIGIN}/novedades.xml`]);
    expect(textsOf(feed, ':scope > author > name')).toEqual(['Reventa PLR']);
    expect(textsOf(feed, ':scope > updated')).toEqual(['2025-06-03T10:00:00Z']);

    const [entry] = feed.querySelectorAll('entry');
    expect(entry && textsOf(entry, 'id, title, updated')).toEqual([
      product.id,
      product.title,
      product.updatedAt,
    ]);
    expect(entry?.querySelector('link')?.getAttribute('href')).toBe(`${ORIGIN}/producto/guia`);
    expect(entry?.querySelector('summary')?.textContent).toHaveLength(300);
  });
});
