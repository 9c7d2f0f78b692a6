/** The marketplace rules currently in force. */
import {marketplaces, platformFees} from '~/content/marketplaces';
import {currentRule, platformsByVerdict} from '~/domain/marketplaces/marketplace-rules';
import {fieldsFrom, readSale} from '~/domain/marketplaces/sale-form';

export const currentMarketplaces = () => marketplaces.map((rule) => currentRule(rule, Date.now()));

export const currentPlatforms = () => platformsByVerdict(marketplaces, Date.now());

/** In dollars, like every amount of the form. */
const EXAMPLE_PRICE = '10';

/** Contents of the calculator '¿Cuánto me queda?' for its URL. */
export function readCalculator(query: URLSearchParams) {
  const readAt = Date.now();
  const platforms = marketplaces
    // Where PLR may not be sold, nothing can be earned.
    .filter(({verdict}) => verdict !== 'forbidden')
    .map((rule) => ({
      id: rule.id,
      name: rule.platform,
      verdict: currentRule(rule, readAt).verdict,
      ask: rule.own ? null : rule.ask,
    }));
  const asked = fieldsFrom(query, platformFees, platforms[0]?.id ?? 'otra', readAt);
  // A price to begin with, so that the result shows how the calculation works.
  const fields = query.has('precio') ? asked : {...asked, precio: EXAMPLE_PRICE};
  const read = readSale(fields);
  const problems = read.ok || !query.has('precio') ? [] : read.problems;
  return {platforms, fees: platformFees, fields, problems, readAt};
}
