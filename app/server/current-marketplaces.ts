/** The marketplace rules as they stand now, for the pages that tell them. */
import {marketplaces} from '~/content/marketplaces';
import {currentRule, platformsByVerdict} from '~/domain/marketplaces/marketplace-rules';

export const currentMarketplaces = () => marketplaces.map((rule) => currentRule(rule, Date.now()));

export const currentPlatforms = () => platformsByVerdict(marketplaces, Date.now());
