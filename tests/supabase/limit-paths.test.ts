/** What one person of a shared network may take from its other people, asked of the functions themselves, without a backend. */
import {afterAll, expect, test} from 'vitest';
import {HOST} from '../../emulators/supabase/constants';
import {FunctionProcess} from '../../emulators/supabase/functions/function-process';

const processes = ['purchases', 'certificates'].map((name) => {
  const file = `supabase/functions/${name}/index.ts`;
  const variables = {SUPABASE_URL: `http://${HOST}:9`};
  return [name, new FunctionProcess({file, variables, watch: false, quiet: true})] as const;
});
const functions = new Map(processes);
afterAll(() => Promise.all(processes.map(([, each]) => each.close())));

const [ID, SECRET] = ['a'.repeat(32), 'a'.repeat(64)];
const RIGHT = '00000000-0000-4000-8000-000000000001';
const email = 'ana@correo.test';
const sha256 = SECRET;

test.each([
  ['purchases/status', {handOffs: 'x'}, {handOffs: [ID]}],
  ['purchases/files', {secret: ID}, {secret: SECRET}],
  ['purchases/download', {secret: 'x'}, {entitlement: RIGHT, file: 'a.pdf', secret: SECRET}],
  ['purchases/find', {order: '1', email: 'x'}, {order: '1', email}],
  ['purchases/access', {email: 'x'}, {email}],
  ['certificates/sign', {id: 'x'}, {id: ID}],
  ['certificates/dossier', {id: 'x'}, {id: ID}],
  ['certificates/status-list', {list: 'x'}, {list: 0}],
  ['certificates/holder', {id: ID, holder: 'VIGENTE'}, {id: ID, holder: 'Ana', secret: SECRET}],
  ['certificates/register-version', {id: ID}, {id: ID, files: [{name: 'a', bytes: 1, sha256}]}],
])('%s counts what is well formed alone, and by what it is about', async (path, junk, good) => {
  const [name = ''] = path.split('/');
  const address = `http://${HOST}:${await functions.get(name)?.port()}/${path}`;
  const ask = async (body: object, network: string) => {
    const headers = {'cf-connecting-ip': network, authorization: 'Bearer session'};
    const init = {method: 'POST', headers, body: JSON.stringify(body)};
    return (await fetch(address, init)).status;
  };
  for (let n = 0; n < 610; n += 1) expect(await ask(junk, '192.0.2.1')).toBe(400);
  expect(await ask(good, '192.0.2.1')).toBe(503);
  const statuses = new Set<number>();
  for (let n = 0; n < 250; n += 1) statuses.add(await ask(good, '192.0.2.2'));
  expect([...statuses]).toEqual([503, 429]);
  expect(await ask(good, '192.0.2.1')).toBe(503);
});
