import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Fails on any violation that axe finds on the page as it stands. The page's policy is in force. */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    // The details of what is in order are not read, and take long to gather.
    .options({resultTypes: ['violations']})
    .analyze();
  const found = violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
  expect(found, 'no accessibility violation').toEqual([]);
}
