/** The marketplace rules currently in force. */
import {marketplaces} from '~/content/marketplaces';
import {currentRule, platformsByVerdict} from '~/domain/marketplaces/marketplace-rules';

export const currentMarketplaces = () => marketplaces.map((rule) => currentRule(rule, Date.now()));

export const currentPlatforms = () => platformsByVerdict(marketplaces, Date.now());
