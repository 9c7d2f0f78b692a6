/** What becomes of a notice that the mail service refuses; the rest is in tests/emulators/purchases/operator.test.ts. */
import {expect, it, vi} from 'vitest';
import {
  sendNotices,
  type NoticeParts,
} from '../../supabase/functions/_shared/operator/send-notices.ts';

const NOW = Date.UTC(2026, 10, 27, 3);
const news = {email: 'ana@correo.test', product_ids: ['gid://shopify/Product/1'], titles: ['Uno']};

function partsOf(changes: Partial<NoticeParts> = {}) {
  const update = vi.fn().mockResolvedValue([{id: 'a'}]);
  const answers: Record<string, unknown[]> = {
    waiting_subjects: ['videos-plr'],
    waiting_requests: [{id: 'a', email: 'ana@correo.test'}],
  };
  const database = {update, call: vi.fn(async (name: string) => answers[name] ?? [])};
  const send = vi.fn().mockResolvedValue('sent');
  const parts = {database, send, ask: null, siteUrl: 'https://tienda.example', now: () => NOW};
  return {
    update,
    send,
    database,
    answers,
    parts: {...parts, openTopics: ['videos-plr'], ...changes},
  };
}
const run = (parts: object) => sendNotices(parts as NoticeParts);

it('a category that has opened is mailed to who waits for it', async () => {
  const {parts, send, update, database} = partsOf();
  expect(await run(parts)).toEqual({sent: 1, failed: []});
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({to: 'ana@correo.test', text: expect.stringContaining('/videos-plr')}),
  );
  expect(JSON.stringify([update.mock.calls, database.call.mock.calls])).not.toContain('correo');
});

it('a category that has not opened waits, and so does everything without a mail service', async () => {
  const {parts, send} = partsOf({openTopics: ['']});
  expect(await run(parts)).toEqual({sent: 0, failed: []});
  expect(send).not.toHaveBeenCalled();
  expect(await run({...parts, send: null})).toBeNull();
});

it('new files are mailed of though no subject can be read, which is reported', async () => {
  const {parts, send, database} = partsOf();
  const waiting = [news];
  database.call.mockImplementation(async (name) => {
    if (name === 'waiting_subjects') throw new Error('POST rpc/waiting_subjects: 503');
    return waiting.splice(0) as never;
  });
  expect(await run(parts)).toEqual({sent: 1, failed: [expect.stringContaining('503')]});
  expect(send).toHaveBeenCalledOnce();
});

it('where the service is down, all wait for the next night, who was tried behind the others', async () => {
  const {parts, update, send, database, answers} = partsOf();
  send.mockResolvedValue('failed');
  answers.waiting_requests = ['a', 'b'].map((id) => ({id, email: `${id}@correo.test`}));
  answers.claim_file_news = [news];
  expect((await run(parts))?.failed).toHaveLength(2);
  expect(send).toHaveBeenCalledTimes(2);
  expect(update).toHaveBeenLastCalledWith('notify_requests', 'id=eq.a&select=id', {
    notified_at: null,
    tried_at: new Date(NOW).toISOString(),
  });
  expect(database.call).toHaveBeenLastCalledWith('untell_file_news', {
    address: news.email,
    products: news.product_ids,
  });
});
