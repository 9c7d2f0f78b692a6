/** Which fields of a product the `query` argument searches, and how. */
import type {ProductNode} from '../catalogue-index/nodes';
import {centsFromDecimal} from '../money';
import type {SearchableFields} from '../search-query/compile';
import {
  booleanMatcher,
  dateMatcher,
  keywordMatcher,
  not,
  numberMatcher,
  textMatcher,
} from '../search-query/matchers';

const tag = keywordMatcher<ProductNode>(({search}) => search.tags);
const price = numberMatcher<ProductNode>(
  ({data}) => data.variants.map(({priceCents}) => priceCents),
  centsFromDecimal,
);

export const PRODUCT_SEARCH_FIELDS: SearchableFields<ProductNode> = {
  text: textMatcher(({search}) => search.all),
  fields: {
    title: textMatcher(({search}) => search.title),
    tag,
    tag_not: not(tag),
    product_type: keywordMatcher(({search}) => [search.type]),
    vendor: keywordMatcher(({search}) => [search.vendor]),
    handle: keywordMatcher(({data}) => [data.handle]),
    sku: keywordMatcher(({search}) => search.skus),
    'variants.sku': keywordMatcher(({search}) => search.skus),
    id: numberMatcher(({data}) => [Number(data.id)]),
    available_for_sale: booleanMatcher(({available}) => available),
    'variants.price': price,
    created_at: dateMatcher(({createdAt}) => createdAt),
    updated_at: dateMatcher(({updatedAt}) => updatedAt),
  },
};
