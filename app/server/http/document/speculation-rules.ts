/**
 * What a browser may render before anybody has pressed a link to it, once a pointer or a finger comes near
 * (docs/decisions/0028-the-next-page-beforehand.md). Named in a header and read from an address of its own,
 * so that the Content-Security-Policy needs no exception.
 */
import type {SiteRoute} from '~/domain/navigation/route-facts';

/** Value of the `Speculation-Rules` header of every document. */
export const SPECULATION_RULES_HEADER = '"/speculation-rules.json"';

/**
 * Pages that are the same for everybody and that search engines may list: none of a shopper's own (cart,
 * wishlist, library, sign-in, thanks), none that does anything when it is opened. Links with a query are
 * left out, and so are those that open elsewhere.
 */
export function speculationRules(routes: readonly SiteRoute[]): object {
  const pages = routes
    .filter(
      ({isPage, facts}) => isPage && facts.cache === 'shared' && facts.searchEngines === 'listed',
    )
    .map(({path}) => path)
    .toSorted();
  return {
    prerender: [
      {
        where: {
          and: [
            {href_matches: pages},
            {not: {href_matches: '/*\\?(.+)'}},
            {not: {selector_matches: '[target], [download], [rel~=nofollow]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
