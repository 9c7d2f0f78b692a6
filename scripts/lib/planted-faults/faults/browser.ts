/** What the browser keeps: stores, tabs, wishes. */
import {slip} from '../planted-fault';

const STORE = 'app/state/browser/persistent-store.ts';
const MERGE = 'app/domain/account/wishlist-merge.ts';
const SYNC = 'app/state/account/wishlist-sync.ts';

export const BROWSER_FAULTS = [
  slip(
    STORE,
    'what found no room in storage is not tried again',
    'if (value === base && !unsaved) return;',
    'if (value === base) return;',
  ),
  slip(
    STORE,
    'what was not written when a page goes away is lost',
    '    isLeaving = true;\n    write();',
    '    isLeaving = true;',
  ),
  slip(
    STORE,
    'what changes while a page goes away waits for a lock',
    'if (isLeaving) write();\n      else if (isFirst)',
    'if (isFirst)',
  ),
  slip(
    STORE,
    'what an older version of the shop stored is forgotten',
    'asRecord(stored)?.state ?? stored',
    'asRecord(stored)?.state',
  ),
  slip(
    'app/state/browser/browser-storage.ts',
    'storage that another tab has cleared goes unnoticed',
    'event.key === key || event.key === null',
    'event.key === key',
  ),
  slip(
    'app/state/browser/web-lock.ts',
    'a change that waited too long for the lock is lost',
    '.catch(run)',
    '.catch(() => resolve())',
  ),
  slip(
    MERGE,
    'a wish comes back while its removal is under way',
    '.filter(({id}) => !shared.has(id) && !pending.has(id))',
    '.filter(({id}) => !shared.has(id))',
  ),
  slip(
    MERGE,
    "another person's journal decides about wishes",
    'asList(own ? list : null)',
    'asList(list)',
  ),
  slip(
    MERGE,
    'an answer that is no list empties the wishlist',
    'if (!Array.isArray(rows)) return null;',
    'if (!Array.isArray(rows)) return [];',
  ),
  slip(
    SYNC,
    'wishes count as saved before they are',
    'await saveRemote(client, userId, toSave);',
    'void saveRemote(client, userId, toSave);',
  ),
  slip(
    SYNC,
    'the wishes of who has left are merged with those of who came',
    'if (stopped || !(await isSignedIn(client, userId))) return;',
    'if (stopped || !isSignedIn(client, userId)) return;',
  ),
];
