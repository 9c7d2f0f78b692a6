/** The page that thanks is opened by whoever likes: it takes nothing that was not paid, and nothing twice. */
import type {Page} from '@playwright/test';
import type {Good} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {holdAnswer} from '../hold-answer';
import {adds, completes, keeps} from '../purchase';
import {contentsOf, type Shopper} from '../shopper';
import {line} from './lines';
import {more, now, opens, plain, story} from './purchases';

const BARE = 'links to /gracias';
const LINK = '/gracias?order=RP-7777&name=Ana';

/** Opens a link that thanks for an order which nobody made here, and looks at the cart. */
async function followsBare(shopper: Shopper, tab: Page, address = LINK): Promise<void> {
  const before = await now(shopper);
  await tab.goto(address);
  await keeps(shopper, tab, before);
}

const LINKS: readonly HandOffCase[] = [LINK, '/gracias', '/gracias?order=&name=Ana'].flatMap(
  (address) => [
    story(`${address} without any hand-off`, (shopper) => bare(shopper, address, null), BARE),
    story(`${address} while one is ready`, (shopper) => bare(shopper, address, 'ready'), BARE),
    story(`${address} while one is told`, (shopper) => bare(shopper, address, 'told'), BARE),
    story(`${address} after one was refused`, (shopper) => bare(shopper, address, 'refused'), BARE),
    story(
      `${address} while one is prepared`,
      (shopper) => bare(shopper, address, 'preparing'),
      BARE,
    ),
    story(`${address} while two are open`, (shopper) => bare(shopper, address, 'two'), BARE),
  ],
);

async function bare(
  shopper: Shopper,
  address: string,
  state: 'ready' | 'told' | 'refused' | 'preparing' | 'two' | null,
): Promise<void> {
  const [first, second] = plain(shopper, 30, 2) as [Good, Good];
  const {admin} = shopper.lane;
  await shopper.arrives({lines: [line(first, {quantity: 2}), line(second, {offer: 'combo-20'})]});
  if (state === 'told') await admin.changeProduct(first.handle, {price: '31.00'});
  if (state === 'refused') await admin.injectFault({kind: 'drop', operation: 'cartCreate'});
  if (state === 'preparing') {
    const release = await holdAnswer(shopper.page);
    const before = await shopper.presses();
    await shopper.until(({processing}) => processing);
    await followsBare(shopper, await shopper.newTab(), address);
    release();
    await shopper.judges(before);
    return;
  }
  if (state) await shopper.pays();
  if (state === 'told') await shopper.goesBack();
  if (state === 'two') {
    await more(shopper, first);
    await shopper.until(({lines}) => lines[0]?.quantity === 3);
    await shopper.pays();
  }
  await followsBare(shopper, await shopper.newTab(), address);
  await admin.clearFaults();
  await shopper.pays();
}

/** The page that thanks is opened again: it takes nothing twice. */
const AGAIN: readonly HandOffCase[] = ['reloaded', 'gone back to', 'opened in another tab'].map(
  (how) =>
    story(
      `after a purchase and a new line, ${how}`,
      async (shopper) => {
        const [first, second] = plain(shopper, 32, 2) as [Good, Good];
        await shopper.arrives({lines: [line(first)]});
        const tab = await opens(shopper);
        await completes(tab);
        const address = tab.url();
        await adds(shopper, second);
        await adds(shopper, first);
        const before = contentsOf((await shopper.opensCart()).lines);
        if (how === 'reloaded') await tab.reload();
        else if (how === 'gone back to') {
          await tab.goto('/faq');
          await tab.goBack();
        } else await tab.goto(address);
        await keeps(shopper, tab, before);
      },
      BARE,
    ),
);

export const THANKS: readonly HandOffCase[] = [...LINKS, ...AGAIN];
