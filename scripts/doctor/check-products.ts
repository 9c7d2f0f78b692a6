/** Does every product have what its page shows, and does the chat find what it suggests? */
import {ebooks} from '../../app/content/ebooks';
import {licenceOf, licences} from '../../app/content/licence';
import {stripNumberPrefix} from '../../app/domain/catalogue/collection';
import {parseDescription} from '../../app/domain/product/product-description';
import {textOfMarkup} from '../../app/server/catalogue/parse-rich-text';
import {count, findingsOf, someOf, type Finding} from './finding';
import type {ListedProduct} from './read-catalogue';

const products = findingsOf('products');
const chat = findingsOf('chat catalogue');

interface Rule {
  readonly level: 'warn' | 'fail';
  readonly isBroken: (product: ListedProduct) => boolean;
  /** After `3 products`. */
  readonly says: string;
  readonly fix: string;
}

/** Number of variants in the specified query; a page reads more with a second query. */
const MANY_VARIANTS = 10;
const LONG_HANDLE = 100;

const RULES: readonly Rule[] = [
  {
    level: 'warn',
    isBroken: ({variantsCount}) => (variantsCount?.count ?? 0) > MANY_VARIANTS,
    says: `with more than ${MANY_VARIANTS} variants`,
    fix: 'Open the page of each and try the last variant; fewer are easier to choose from.',
  },
  {
    level: 'warn',
    isBroken: ({handle}) => handle.length > LONG_HANDLE,
    says: `with a handle of more than ${LONG_HANDLE} characters`,
    fix: 'Shorten it in the Shopify admin (Search engine listing), with a redirect from the old one.',
  },
  {
    level: 'fail',
    isBroken: ({variants}) => variants.nodes.length === 0,
    says: 'without a variant cannot be bought',
    fix: 'Add a variant, and publish the product to the Headless channel again.',
  },
  {
    level: 'fail',
    isBroken: ({variants}) => variants.nodes.some(({price}) => !(Number(price.amount) > 0)),
    says: 'without a price',
    fix: 'Set the price in the Shopify admin.',
  },
  {
    level: 'fail',
    isBroken: ({licence}) => licenceOf(licence?.value) === null,
    says: 'under an unknown licence, without a certificate',
    fix: `Write ${licences.map(({id}) => id).join(' or ')} into libro.licencia (docs/operating.md, The licence).`,
  },
  {
    level: 'warn',
    isBroken: ({images}) => images.nodes.length === 0,
    says: 'without an image show a placeholder',
    fix: 'Add a cover, 800 × 1000 pixels or larger.',
  },
  {
    level: 'warn',
    isBroken: ({variants, availableForSale}) => variants.nodes.length > 0 && !availableForSale,
    says: 'sold out',
    fix: "If that is not meant so, switch 'Track quantity' off: a file does not run out.",
  },
  {
    level: 'warn',
    isBroken: ({description}) => description.trim() === '',
    says: 'without a description',
    fix: 'Write one, with the parts INCLUYE: and IMPORTANTE: (docs/operating.md, Descriptions).',
  },
  ...(
    [
      ['includes', 'INCLUYE', 'the items'],
      ['important', 'IMPORTANTE', 'the terms of the licence'],
    ] as const
  ).map(([part, heading, content]) => ({
    level: 'warn' as const,
    isBroken: ({description, descriptionHtml}: ListedProduct) =>
      description.trim() !== '' &&
      parseDescription(textOfMarkup(descriptionHtml))[part].length === 0,
    says: `whose description has no part '${heading}:', so its tab is missing`,
    fix: `Add a line ${heading}: and ${content} after it.`,
  })),
  {
    level: 'warn',
    isBroken: ({title}) => stripNumberPrefix(title) !== title.trim(),
    says: 'with a number in front of the title, which shoppers see',
    fix: 'Take the number off: only collections are freed of theirs.',
  },
];

export function checkProducts(listed: readonly ListedProduct[]): Finding[] {
  if (listed.length === 0) {
    return [
      products.fail(
        'The store publishes no product.',
        'Import the catalogue and publish it to the Headless channel (docs/operating.md, Products).',
      ),
    ];
  }
  const findings = RULES.flatMap(({level, isBroken, says, fix}) => {
    const broken = listed.filter(isBroken).map(({handle}) => handle);
    if (broken.length === 0) return [];
    return products[level](`${count(broken.length, 'product')} ${says}: ${someOf(broken)}.`, fix);
  });
  return [products.ok(`${count(listed.length, 'product')} published.`), ...findings];
}

/** SofIA suggests the product `producto-{id}` of each ebook that she knows. */
export function checkChatCatalogue(listed: readonly ListedProduct[]): Finding[] {
  const handles = new Set(listed.map(({handle}) => handle));
  const missing = ebooks.map(({id}) => `producto-${id}`).filter((handle) => !handles.has(handle));
  return missing.length === 0
    ? [chat.ok(`All ${ebooks.length} ebooks that SofIA knows are for sale.`)]
    : [
        chat.warn(
          `SofIA knows ${count(missing.length, 'ebook')} that the store does not sell: ${someOf(missing)}.`,
          'Give the products these handles, or empty the list in app/content/ebooks.ts, and build.',
        ),
      ];
}
