/** How many messages the table takes, however it is asked: with the public key, at once, in bulk, in others' names. */
import {request} from 'node:http';
import {setTimeout} from 'node:timers/promises';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import type {RunningSupabaseEmulator} from '../../../emulators/supabase/start';
import {clientOf, order, START_TIMEOUT_MS, startForTest} from './support';

let emulator: RunningSupabaseEmulator;
beforeAll(async () => {
  emulator = await startForTest();
}, START_TIMEOUT_MS);
afterAll(() => emulator.close());

/** The database counts in windows of its clock: all of a test must fall into one. */
const WINDOW_MS = 600_000;
const LONGEST_TEST_MS = 15_000;
beforeEach(async () => {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < LONGEST_TEST_MS) await setTimeout(left);
  await order(emulator, 'POST', 'reset');
}, 2 * LONGEST_TEST_MS);

const PER_EMAIL = 5;
const PER_SENDER = 60;
const from = (email: string) => ({name: 'Ana', email, message: 'Hola'});

/** The status of one message, asked from an address of this machine, with whatever the caller claims. */
function post(rows: object, localAddress = '127.0.0.1', claimed?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${emulator.url}/rest/v1/contact_messages`, {
      method: 'POST',
      localAddress,
      headers: {
        apikey: emulator.anonKey,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        ...(claimed ? {'x-forwarded-for': claimed} : {}),
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.end(JSON.stringify(rows));
  });
}

async function stored(): Promise<number> {
  const admin = clientOf(emulator, emulator.serviceRoleKey);
  const {count} = await admin.from('contact_messages').select('*', {count: 'exact', head: true});
  return count ?? -1;
}

it('sixty posts of fifty rows store nothing', async () => {
  const rows = Array.from({length: 50}, (_, index) => from(`persona-${index}@correo.test`));
  const answers = await Promise.all(Array.from({length: 60}, () => post(rows)));
  expect(new Set(answers)).toEqual(new Set([413]));
  expect(await stored()).toBe(0);
});

it(`takes ${PER_EMAIL} of one e-mail address in ten minutes, however it is written`, async () => {
  for (let sent = 0; sent < PER_EMAIL; sent++) {
    expect(await post(from(sent % 2 ? 'ANA@correo.test' : 'ana@correo.test'))).toBe(201);
  }
  expect(await post(from('ana@correo.test'))).toBe(429);
  expect(await post(from('bea@correo.test'))).toBe(201);
});

it(`takes ${PER_SENDER} of one sender, whomever they claim to be; another is not held up`, async () => {
  const answers = await Promise.all(
    Array.from({length: PER_SENDER + 10}, (_, index) =>
      post(from(`persona-${index}@correo.test`), '127.0.0.1', `203.0.113.${index}`),
    ),
  );
  expect(answers.filter((status) => status === 201)).toHaveLength(PER_SENDER);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  expect(await post(from('otra@correo.test'), '127.0.0.2')).toBe(201);
  expect(await stored()).toBe(PER_SENDER + 1);
});

it('counts no message that the table refuses, and tells a visitor nothing of the counts', async () => {
  for (let sent = 0; sent <= PER_EMAIL; sent++) {
    expect(await post({...from('ana@correo.test'), name: ' '})).toBe(400);
  }
  expect(await post(from('ana@correo.test'))).toBe(201);
  const {error} = await clientOf(emulator).schema('private').from('contact_tallies').select('*');
  expect(error).not.toBeNull();
});

it('lets the operator write as much as they like', async () => {
  const admin = clientOf(emulator, emulator.serviceRoleKey);
  for (let sent = 0; sent <= PER_EMAIL; sent++) {
    expect((await admin.from('contact_messages').insert(from('ana@correo.test'))).error).toBeNull();
  }
});
