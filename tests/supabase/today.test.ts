import {describe, expect, it} from 'vitest';
import {todayLines, type TodayFacts} from '../../supabase/functions/_shared/operator/today.ts';

const NOW = Date.UTC(2026, 6, 1);
const QUIET: TodayFacts = {
  counts: {
    overdueRequests: 0,
    dueRequests: 0,
    laterRequests: 0,
    unmailedBuyers: 0,
    emptyProducts: 0,
    messages: 0,
    waitingReviews: 0,
    waitingNotices: 0,
    events: [],
  },
  problems: [],
  failed: 0,
  hasOlderKeys: true,
  adminVersion: '2026-04',
};
const textsOf = (facts: Partial<TodayFacts>, now = NOW) =>
  todayLines({...QUIET, ...facts}, now).map(({text}) => text);

describe('what waits today', () => {
  it('puts what has a legal deadline first, and names a fix for each line', () => {
    const events = [
      {kind: 'chat-unanswered', reason: '', total: 2},
      {kind: 'hand-off-failed', reason: 'rejected', total: 3},
      {kind: 'search-empty', reason: '', total: 10_000},
      {kind: 'form-key-unknown', reason: '', total: 9},
      {kind: 'mail-refused', reason: '', total: 3},
    ];
    const counts = {
      ...QUIET.counts,
      overdueRequests: 1,
      unmailedBuyers: 2,
      undelivered: 1,
      emptyProducts: 7,
      messages: 8,
      waitingReviews: 6,
      waitingNotices: 4,
    };
    const problems = [{text: 'certificates cannot use CERTIFICATE_SIGNING_KEY', fix: 'set it'}];
    const lines = todayLines({...QUIET, counts: {...counts, events}, problems, failed: 5}, NOW);
    expect(lines.map(({text}) => text)).toEqual([
      'Legal requests past the day that was promised: 1',
      ...problems.map(({text}) => text),
      'Buyers without the mail to their library: 2',
      'Mails that Supabase could not send, since yesterday: 3',
      'Paid orders of which nothing can be delivered: their product was deleted, or is none of the shop: 1',
      'Products that somebody bought and that have no file: 7',
      'Orders and mails that the reconciliation could not handle: 5',
      'Messages of /contacto, since yesterday: 8',
      'Reviews to publish or refuse: 6',
      'Forms sent with a PRIVATE_FORM_KEY that the database does not know, since yesterday: 9',
      'Failed hand-offs to the checkout, since yesterday (rejected): 3',
      'Searches without a result, since yesterday: 10,000 or more',
      'Questions that SofIA could not answer, since yesterday: 2',
      "Requests to be told that wait ('Avísame'): 4",
    ]);
    expect(lines.every(({fix}) => fix !== '')).toBe(true);
  });

  it('tells of an end for the last ninety days, and after it', () => {
    const [end, day] = [Date.UTC(2027, 0, 1), 86_400_000];
    const older = 'Support of the older Supabase keys: ends on 2027-01-01';
    expect(textsOf({}, end - 90 * day - 1)).toEqual([]);
    expect(textsOf({}, end - 90 * day)).toEqual([older]);
    expect(textsOf({hasOlderKeys: false}, end - 1)).not.toContain(older);
    expect(textsOf({adminVersion: '2026-01', hasOlderKeys: false}, end)).toContain(
      'Version 2026-01 of the Admin API: ended on 2027-01-01',
    );
  });
});
