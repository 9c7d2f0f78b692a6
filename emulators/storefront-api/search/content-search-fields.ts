/** What the `query` argument searches in collections and redirects. */
import type {CollectionNode} from '../catalogue-index/nodes';
import type {SearchableFields} from '../search-query/compile';
import {dateMatcher, keywordMatcher, textMatcher} from '../search-query/matchers';

const collectionTitle = textMatcher<CollectionNode>(({titleIndex}) => titleIndex);

export const COLLECTION_SEARCH_FIELDS: SearchableFields<CollectionNode> = {
  text: collectionTitle,
  fields: {
    title: collectionTitle,
    handle: keywordMatcher(({data}) => [data.handle]),
    // Every collection of this shop is curated by hand.
    collection_type: keywordMatcher(() => ['custom']),
    updated_at: dateMatcher(({updatedAt}) => updatedAt),
  },
};

interface Redirect {
  readonly path: string;
  readonly target: string;
}

const redirectPath = keywordMatcher<Redirect>(({path}) => [path]);

export const REDIRECT_SEARCH_FIELDS: SearchableFields<Redirect> = {
  text: redirectPath,
  fields: {path: redirectPath, target: keywordMatcher(({target}) => [target])},
};
