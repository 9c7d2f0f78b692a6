/** Who may read and write what, on the real database, as a visitor, as A and as B. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_WISHLIST_ITEMS,
} from '~/domain/limits';
import type {RunningSupabaseEmulator} from '../../../emulators/supabase/start';
import {clientOf, mailsTo, signUp, START_TIMEOUT_MS, startForTest, type Client} from './support';

let emulator: RunningSupabaseEmulator;
let visitor: Client;
let admin: Client;
let a: Awaited<ReturnType<typeof signUp>>;
let b: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  emulator = await startForTest();
  visitor = clientOf(emulator);
  admin = clientOf(emulator, emulator.serviceRoleKey);
  a = await signUp(emulator);
  b = await signUp(emulator);
}, START_TIMEOUT_MS);

afterAll(() => emulator.close());

const FORBIDDEN = '42501';
const CHECK_VIOLATION = '23514';
const message = {name: 'Ana', email: 'ana@correo.test', message: '¿Cómo descargo mi ebook?'};
const gid = (id: number) => `gid://shopify/Product/${id}`;
const wish = (id: number, more: object = {}) => ({
  product_id: gid(id),
  name: `Ebook ${id}`,
  handle: `producto-${id}`,
  ...more,
});

describe('contact_messages', () => {
  it('takes a message from a visitor and from a signed-in person, and only the admin reads it', async () => {
    expect((await visitor.from('contact_messages').insert(message)).status).toBe(201);
    expect((await a.client.from('contact_messages').insert(message)).status).toBe(201);
    for (const client of [visitor, a.client]) {
      const {data, error} = await client.from('contact_messages').select('*');
      expect([data, error?.code]).toEqual([null, FORBIDDEN]);
    }
    const {data} = await admin.from('contact_messages').select('name, email, message');
    expect(data).toEqual([message, message]);
  });

  it('cannot be asked to return what was just written', async () => {
    const {error} = await visitor.from('contact_messages').insert(message).select();
    expect(error?.code).toBe(FORBIDDEN);
  });

  it.each(['id', 'created_at'])('lets nobody choose the %s', async (column) => {
    const value = column === 'id' ? crypto.randomUUID() : '2020-01-01T00:00:00Z';
    const {error} = await visitor.from('contact_messages').insert({...message, [column]: value});
    expect(error?.code).toBe(FORBIDDEN);
  });

  it('can be neither changed nor deleted', async () => {
    for (const client of [visitor, a.client]) {
      const table = client.from('contact_messages');
      expect((await table.update({name: 'Otra'}).eq('name', 'Ana')).error?.code).toBe(FORBIDDEN);
      expect((await table.delete().eq('name', 'Ana')).error?.code).toBe(FORBIDDEN);
    }
  });

  it.each([
    ['name', 'n'.repeat(MAX_CONTACT_NAME_LENGTH), 'n'.repeat(MAX_CONTACT_NAME_LENGTH + 1)],
    [
      'email',
      `${'e'.repeat(MAX_EMAIL_LENGTH - 7)}@cor.eo`,
      `${'e'.repeat(MAX_EMAIL_LENGTH - 6)}@cor.eo`,
    ],
    ['message', 'm'.repeat(MAX_CONTACT_MESSAGE_LENGTH), 'm'.repeat(MAX_CONTACT_MESSAGE_LENGTH + 1)],
  ])('takes the longest %s and no longer one', async (column, longest, tooLong) => {
    const insert = (value: string) =>
      visitor.from('contact_messages').insert({...message, [column]: value});
    expect((await insert(longest)).status).toBe(201);
    expect((await insert(tooLong)).error?.code).toBe(CHECK_VIOLATION);
    expect((await insert('  ')).error?.code).toBe(CHECK_VIOLATION);
  });

  it('takes no address without an @', async () => {
    const {error} = await visitor.from('contact_messages').insert({...message, email: 'ana'});
    expect(error?.code).toBe(CHECK_VIOLATION);
  });
});

describe('consumer_requests', () => {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  let filed = 0;
  const request = (more: object = {}) => {
    filed += 1;
    return {
      number: `Q-20261122-22222${'3456789ABCDEFGHJKMNPQRSTVWXYZ'[filed]}`,
      kind: 'queja',
      name: 'Ana',
      email: 'ana@correo.test',
      detail: 'No abre.',
      answer_by: day(20),
      ...more,
    };
  };
  const file = (more?: object) => visitor.from('consumer_requests').insert(request(more));

  it('takes one from a visitor, and only the admin reads and answers it', async () => {
    expect((await file()).status).toBe(201);
    const table = () => visitor.from('consumer_requests');
    expect((await table().select('*')).error?.code).toBe(FORBIDDEN);
    expect((await table().delete().eq('name', 'Ana')).error?.code).toBe(FORBIDDEN);
    expect((await file({answered_at: day(0)})).error?.code).toBe(FORBIDDEN);
    expect((await file({created_at: day(-9)})).error?.code).toBe(FORBIDDEN);
    const {data} = await admin.from('consumer_requests').select('kind, answer_by');
    expect(data).toEqual([{kind: 'queja', answer_by: day(20)}]);
  });

  it.each([
    [{number: 'A-20261122-222222'}],
    [{number: 'Q-1'}],
    [{kind: 'otro'}],
    [{kind: 'reclamo', number: 'R-20261122-222222'}],
    [{detail: ' '}],
    [{email: 'ana'}],
    [{answer_by: day(0)}],
    [{answer_by: day(60)}],
  ])('refuses what makes no sense: %j', async (more) => {
    expect((await file(more)).error?.code).toBe(CHECK_VIOLATION);
  });

  it('mails its receipt once, to its own address', async () => {
    const number = 'A-20261122-7K3F9Q';
    const own = {
      number,
      kind: 'arrepentimiento',
      order_number: 'RP-1001',
      email: 'eva@correo.test',
    };
    expect((await file({...own, mailed_at: day(0)})).error?.code).toBe(FORBIDDEN);
    expect((await file(own)).status).toBe(201);
    const ask = () =>
      fetch(`${emulator.url}/functions/v1/request-receipt`, {
        method: 'POST',
        body: JSON.stringify({number}),
      }).then((response) => response.json());
    expect(await ask()).toEqual({result: 'mailed'});
    expect(await ask()).toEqual({result: 'unknown'});
    const mails = await mailsTo(emulator, own.email);
    expect(mails.map(({subject}) => subject)).toEqual([`Comprobante de tu solicitud ${number}`]);
    expect(mails[0]?.text).toContain(`Te respondemos hasta el: ${day(20)}`);
    const {data} = await admin.from('consumer_requests').select('mailed_at').eq('number', number);
    expect(data).toEqual([{mailed_at: expect.stringMatching(/^\d{4}-/) as string}]);
  });

  it('gives a number once', async () => {
    const number = 'Q-20261122-ZZZZZZ';
    expect((await file({number})).status).toBe(201);
    expect((await file({number})).status).toBe(409);
  });
});

describe('notify_requests', () => {
  const wanted = {email: 'ana@correo.test', subject: 'producto-05', consent: true};
  const ask = (more: object = {}) => visitor.from('notify_requests').insert({...wanted, ...more});

  it('takes an e-mail with consent, twice too, and shows it to nobody', async () => {
    expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(201);
    expect((await visitor.from('notify_requests').select('*')).error?.code).toBe(FORBIDDEN);
  });

  it('keeps none without consent, nor for nonsense', async () => {
    expect((await ask({consent: false})).error).not.toBeNull();
    expect((await ask({subject: '../x'})).error?.code).toBe(CHECK_VIOLATION);
    expect((await ask({email: 'ana'})).error?.code).toBe(CHECK_VIOLATION);
  });
});

describe('wishlist_items', () => {
  it('is closed to visitors', async () => {
    expect((await visitor.from('wishlist_items').select('*')).error?.code).toBe(FORBIDDEN);
    expect((await visitor.from('wishlist_items').insert(wish(1))).error?.code).toBe(FORBIDDEN);
  });

  it('shows each person their own wishes and nobody else’s', async () => {
    await a.client.from('wishlist_items').insert([wish(1), wish(2)]);
    await b.client.from('wishlist_items').insert(wish(3));
    const seen = async (client: Client) => {
      const {data} = await client.from('wishlist_items').select('product_id').order('product_id');
      return data?.map(({product_id}) => product_id as string);
    };
    expect(await seen(a.client)).toEqual([gid(1), gid(2)]);
    expect(await seen(b.client)).toEqual([gid(3)]);
  });

  it('lets A neither add, change, take over nor delete a wish of B', async () => {
    const table = a.client.from('wishlist_items');
    expect((await table.insert(wish(9, {user_id: b.id}))).error?.code).toBe(FORBIDDEN);
    expect((await table.update({name: 'Mío'}).eq('user_id', b.id).select()).data).toEqual([]);
    expect((await table.delete().eq('user_id', b.id).select()).data).toEqual([]);
    const give = await table.update({user_id: b.id}).eq('product_id', gid(1));
    expect(give.error?.code).toBe(FORBIDDEN);
    const {data} = await b.client.from('wishlist_items').select('name');
    expect(data).toEqual([{name: 'Ebook 3'}]);
  });

  it('keeps what is there when the same wish is added again', async () => {
    const {error, status} = await a.client
      .from('wishlist_items')
      .upsert([wish(1, {name: 'Otro nombre'}), wish(4)], {
        onConflict: 'user_id,product_id',
        ignoreDuplicates: true,
      });
    expect([error, status]).toEqual([null, 201]);
    const {data} = await a.client.from('wishlist_items').select('name').order('product_id');
    expect(data?.map(({name}) => name as string)).toEqual(['Ebook 1', 'Ebook 2', 'Ebook 4']);
  });

  it('lets people remove their own wishes', async () => {
    await a.client.from('wishlist_items').delete().eq('product_id', gid(4));
    const {data} = await a.client.from('wishlist_items').select('product_id');
    expect(data).toHaveLength(2);
  });

  it.each([
    ['a product id that is none', {product_id: 'producto-01'}],
    ['a name of 256 characters', {name: 'n'.repeat(256)}],
    ['a handle of 256 characters', {handle: 'h'.repeat(256)}],
  ])('takes no %s', async (_what, more) => {
    const {error} = await a.client.from('wishlist_items').insert(wish(10, more));
    expect(error?.code).toBe(CHECK_VIOLATION);
  });

  it('holds as many wishes as the shop keeps, and the same ones may be saved again', async () => {
    const {client} = await signUp(emulator);
    const all = Array.from({length: MAX_WISHLIST_ITEMS}, (_, index) => wish(index + 1));
    const save = (items: object[]) =>
      client
        .from('wishlist_items')
        .upsert(items, {onConflict: 'user_id,product_id', ignoreDuplicates: true});
    expect((await save(all)).status).toBe(201);
    expect((await save(all.slice(0, 3))).error).toBeNull();
    expect((await save([wish(MAX_WISHLIST_ITEMS + 1)])).error?.code).toBe(CHECK_VIOLATION);
  });
});
