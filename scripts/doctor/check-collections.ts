/** Do the categories of the menus exist, published, with products in them and titles that match? */
import {niches} from '../../app/content/niches';
import {stripNumberPrefix} from '../../app/domain/catalogue/collection';
import {COLLECTIONS_REQUESTED} from '../../app/domain/limits';
import {count, findingsOf, someOf, type Finding} from './finding';
import type {ListedCollection} from './read-catalogue';

const {ok, warn, fail} = findingsOf('collections');

const PUBLISH =
  'Create each with exactly this handle and publish it to the Headless channel (docs/operating.md, Collections).';

export function checkCollections(listed: readonly ListedCollection[]): Finding[] {
  const byHandle = new Map(listed.map((collection) => [collection.handle, collection]));
  const subcategories = niches.flatMap((niche) => niche.subcategories);
  const findings = Object.entries({niche: niches, 'subcategory collection': subcategories}).flatMap(
    ([noun, wanted]) => {
      const missing = wanted.filter(({handle}) => !byHandle.has(handle));
      return missing.length > 0
        ? [fail(`${count(missing.length, noun)} cannot be read: ${handles(missing)}.`, PUBLISH)]
        : [];
    },
  );
  const found = [...niches, ...subcategories].flatMap(({handle}) => byHandle.get(handle) ?? []);
  const empty = found.filter(({products}) => products.nodes.length === 0);
  if (empty.length > 0) {
    findings.push(
      warn(
        `${count(empty.length, 'collection')} without products: ${handles(empty)}.`,
        'Check its condition, and that its products are published to the channel.',
      ),
    );
  }
  findings.push(...titles(byHandle), ...prefixes(listed));
  if (listed.length > COLLECTIONS_REQUESTED) {
    findings.push(
      warn(
        `The store publishes ${listed.length} collections, and the shop asks for the first ${COLLECTIONS_REQUESTED}.`,
        'Take those that the shop does not show off the Headless channel.',
      ),
    );
  }
  return findings.some(({level}) => level === 'fail')
    ? findings
    : [ok(`All ${niches.length + subcategories.length} categories are published.`), ...findings];
}

/** The ebooks page shows only collections whose title, without its number, is a niche's name. */
function titles(byHandle: ReadonlyMap<string, ListedCollection>): Finding[] {
  return niches.flatMap(({handle, name}) => {
    const title = byHandle.get(handle)?.title;
    if (title === undefined) return [];
    return stripNumberPrefix(title).toLowerCase() === name.toLowerCase()
      ? []
      : fail(
          `The collection ${handle} is titled '${title}', so the ebooks page leaves it out.`,
          `Title it '${name}', with or without a number such as '01. ' before it.`,
        );
  });
}

/** Numbers before a title that the shop does not take for a number of order. */
const ODD_PREFIX = /^\s*(?:n[º°o.]\s*|#)?\d{1,3}\s*[.:;)\]_/-]/i;

function prefixes(listed: readonly ListedCollection[]): Finding[] {
  const odd = listed.filter(({title}) => ODD_PREFIX.test(stripNumberPrefix(title)));
  return odd.length === 0
    ? []
    : [
        warn(
          `Shoppers see the number in front of ${someOf(odd.map(({title}) => `'${title}'`))}.`,
          "Write it as '01. Título' or '1. Título', or leave it out.",
        ),
      ];
}

function handles(named: readonly {handle: string}[]): string {
  return someOf(named.map(({handle}) => handle));
}
