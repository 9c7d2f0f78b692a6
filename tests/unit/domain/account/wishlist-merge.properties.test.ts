/** Several devices of one person, with a network that fails before, between and after the changes. */
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {isWished, setWish, type Wishlist, type WishlistItem} from '~/domain/account/wishlist';
import {
  confirmRemoved,
  confirmSaved,
  mergeWishlists,
  parseSyncJournal,
  type SyncJournal,
} from '~/domain/account/wishlist-merge';

const DEVICES = 3;
const PRODUCTS = 5;

const item = (number: number): WishlistItem => ({
  id: `gid://shopify/Product/${number}`,
  name: `Ebook ${number}`,
  handle: `producto-${number}`,
});

/** How far a round of the sync comes; the answer to a change can be lost after it was made. */
type Reach = 'reads' | 'removes' | 'saves-unheard' | 'all';
const REACHES: readonly Reach[] = ['reads', 'removes', 'saves-unheard', 'all'];

type Step =
  | {readonly kind: 'toggle'; readonly device: number; readonly product: number}
  | {readonly kind: 'sync'; readonly device: number; readonly reach: Reach};

const device = fc.nat({max: DEVICES - 1});
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({kind: fc.constant('toggle' as const), device, product: fc.nat({max: PRODUCTS - 1})}),
  fc.record({kind: fc.constant('sync' as const), device, reach: fc.constantFrom(...REACHES)}),
);

class World {
  readonly devices = Array.from({length: DEVICES}, () => ({
    list: [] as Wishlist,
    journal: parseSyncJournal(null, 'ana') as SyncJournal,
  }));
  account: Wishlist = [];

  play(steps: readonly Step[]) {
    for (const each of steps) {
      if (each.kind === 'toggle') this.toggle(each.device, each.product);
      else this.sync(each.device, each.reach);
    }
  }

  toggle(index: number, product: number) {
    const one = this.devices[index]!;
    const wish = item(product);
    one.list = setWish(one.list, wish, !isWished(one.list, wish.id)).state;
  }

  sync(index: number, reach: Reach) {
    const one = this.devices[index]!;
    const merge = mergeWishlists(one.list, this.account, one.journal);
    one.list = merge.wishlist;
    one.journal = merge.journal;
    if (reach === 'reads') return;
    this.account = this.account.filter(({id}) => !merge.toRemove.includes(id));
    one.journal = confirmRemoved(one.journal, merge.toRemove);
    if (reach === 'removes') return;
    const known = new Set(this.account.map(({id}) => id));
    this.account = [...this.account, ...merge.toSave.filter(({id}) => !known.has(id))];
    if (reach === 'saves-unheard') return;
    one.journal = confirmSaved(
      one.journal,
      merge.toSave.map(({id}) => id),
    );
  }

  settle() {
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < DEVICES; index += 1) this.sync(index, 'all');
    }
  }

  idsOf(index: number): string[] {
    return this.devices[index]!.list.map(({id}) => id).sort();
  }
}

const steps = fc.array(step, {maxLength: 40});

it('brings all devices and the account to the same list, each wish once', () => {
  fc.assert(
    fc.property(steps, (played) => {
      const world = new World();
      world.play(played);
      world.settle();
      const account = world.account.map(({id}) => id).sort();
      expect(new Set(account).size).toBe(account.length);
      for (let index = 0; index < DEVICES; index += 1) expect(world.idsOf(index)).toEqual(account);
    }),
    {numRuns: 500},
  );
});

it('loses no wish that nobody removed', () => {
  const additions = fc.array(
    fc.oneof(
      fc.record({kind: fc.constant('add' as const), device, product: fc.nat({max: 20})}),
      fc.record({kind: fc.constant('sync' as const), device, reach: fc.constantFrom(...REACHES)}),
    ),
    {maxLength: 40},
  );
  fc.assert(
    fc.property(additions, (played) => {
      const world = new World();
      const added = new Set<string>();
      for (const each of played) {
        if (each.kind === 'sync') {
          world.sync(each.device, each.reach);
          continue;
        }
        const {id} = item(each.product);
        added.add(id);
        if (!world.idsOf(each.device).includes(id)) world.toggle(each.device, each.product);
      }
      world.settle();
      expect(world.idsOf(0)).toEqual([...added].sort());
    }),
    {numRuns: 500},
  );
});

it('keeps the last word of the one device that is used', () => {
  fc.assert(
    fc.property(steps, (played) => {
      const world = new World();
      // The others were in step at some time, and only look on from then.
      world.play(played.map((each) => ({...each, device: 0})));
      const meant = world.idsOf(0);
      world.settle();
      for (let index = 0; index < DEVICES; index += 1) expect(world.idsOf(index)).toEqual(meant);
    }),
    {numRuns: 500},
  );
});

it('carries a removal to devices that had the wish', () => {
  fc.assert(
    fc.property(device, device, fc.nat({max: PRODUCTS - 1}), (first, second, product) => {
      const world = new World();
      world.toggle(first, product);
      world.settle();
      world.toggle(second, product);
      world.settle();
      expect(world.account).toEqual([]);
      for (let index = 0; index < DEVICES; index += 1) expect(world.idsOf(index)).toEqual([]);
    }),
  );
});
