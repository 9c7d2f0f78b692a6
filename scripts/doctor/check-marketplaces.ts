/** Which marketplace rules and fees does the shop no longer tell, because their source was read too long ago? */
import {marketplaces, platformFees} from '../../app/content/marketplaces';
import {
  isReadLongAgo,
  isStale,
  RULE_DAYS,
  type MarketplaceRule,
  type PlatformFee,
} from '../../app/domain/marketplaces/marketplace-rules';
import {findingsOf, type Finding} from './finding';

const {ok, warn} = findingsOf('marketplaces');

export function checkMarketplaces(
  now: number,
  rules: readonly MarketplaceRule[] = marketplaces,
  fees: readonly PlatformFee[] = platformFees,
): Finding {
  const stale = [
    ...rules.filter((rule) => isStale(rule, now)).map(({platform}) => platform),
    ...fees.filter(({readAt}) => isReadLongAgo(readAt, now)).map(({id}) => `fee of ${id}`),
  ];
  if (stale.length === 0) return ok('Every marketplace rule and fee was read in the last 90 days.');
  return warn(
    `Read more than ${RULE_DAYS} days ago, so shown as unconfirmed: ${stale.join(', ')}.`,
    'Read their sources again and write the day in app/content/marketplaces.ts.',
  );
}
