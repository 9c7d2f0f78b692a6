/** Which marketplace rules does the shop no longer tell, because their source was read too long ago? */
import {marketplaces} from '../../app/content/marketplaces';
import {
  isStale,
  RULE_DAYS,
  type MarketplaceRule,
} from '../../app/domain/marketplaces/marketplace-rules';
import {findingsOf, type Finding} from './finding';

const {ok, warn} = findingsOf('marketplaces');

export function checkMarketplaces(
  now: number,
  rules: readonly MarketplaceRule[] = marketplaces,
): Finding {
  const stale = rules.filter((rule) => isStale(rule, now));
  if (stale.length === 0) return ok('Every marketplace rule was read in the last 90 days.');
  return warn(
    `Read more than ${RULE_DAYS} days ago, so shown as unconfirmed: ${stale.map(({platform}) => platform).join(', ')}.`,
    'Read their sources again and write the day in app/content/marketplaces.ts.',
  );
}
