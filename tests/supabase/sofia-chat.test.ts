/** What SofIA answers out of her own knowledge, and whom she answers. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {OTHERS, RIGHTS, type HeldOut} from './held-out';
import {QUESTIONS} from './questions';
import {falsehoods, STATEMENTS, states} from './statements';
import {SHOP, startSofia, type Sofia} from './support';
import {TRICKS} from './tricks';

let sofia: Sofia;
beforeAll(async () => {
  sofia = await startSofia();
});
afterAll(() => sofia.close());

const REQUIRED_RIGHT = 0.92;

/** What no answer may say, whatever was asked. */
const NEVER = [
  /s[ií],? (puedes|tienes derecho a) (revender|transferir|ceder) los derechos/i,
  /(?<!no )incluye (derechos maestros|MRR|master)/i,
  /(?<!no )son exclusivos/i,
  /te garantizamos/i,
  /undefined|\[object|Error:|at .+\.ts:\d+/,
];

describe('the questions', () => {
  it('are at least 60', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
  });

  it('are answered from the right passages', async () => {
    const wrong: string[] = [];
    for (const {asked, passages} of QUESTIONS) {
      const answer = await sofia.ask(asked);
      if (!passages.includes(answer.passages[0] ?? '')) {
        wrong.push(`${asked} → ${answer.passages.join(', ') || 'unknown'}`);
      }
    }
    const right = QUESTIONS.length - wrong.length;
    expect(right / QUESTIONS.length, wrong.join('\n')).toBeGreaterThanOrEqual(REQUIRED_RIGHT);
    expect(right).toBeGreaterThanOrEqual(55);
  });

  it('are answered the same in upper case and without accents', async () => {
    for (const {asked} of QUESTIONS.slice(0, 20)) {
      const plain = asked
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toUpperCase();
      expect(await sofia.ask(plain)).toEqual(await sofia.ask(asked));
    }
  });
});

describe('questions that the knowledge was not written for', () => {
  /** Beside each question the statements that its answer lacks, or a false one that it makes. */
  async function examine(questions: readonly HeldOut[]) {
    const wrong: string[] = [];
    const unknown: string[] = [];
    const beside: string[] = [];
    for (const {asked, states: expected, neverSays} of questions) {
      const {response} = await sofia.ask(asked);
      const lacking = expected.filter((name) => !states(response, STATEMENTS[name]));
      const false_ = falsehoods(response, neverSays);
      if (false_.length > 0) wrong.push(`${asked} → ${false_.join(' | ')}`);
      else if (lacking.length === 0) continue;
      else if (response.startsWith('No tengo esa información')) unknown.push(asked);
      else beside.push(`${asked} → ${lacking.join(', ')}: ${response.slice(0, 60)}`);
    }
    return {wrong, unknown, beside};
  }

  it('are at least 80', () => {
    expect(RIGHTS.length + OTHERS.length).toBeGreaterThanOrEqual(80);
  });

  it('about rights get a right answer, or an honest one now and then', async () => {
    const {wrong, unknown, beside} = await examine(RIGHTS);
    expect([...wrong, ...beside]).toEqual([]);
    expect(unknown.length, unknown.join('\n')).toBeLessThanOrEqual(0.05 * RIGHTS.length);
  });

  it('about anything else get no wrong answer, and seldom one that is beside the point', async () => {
    const {wrong, beside} = await examine(OTHERS);
    expect(wrong).toEqual([]);
    expect(beside.length, beside.join('\n')).toBeLessThanOrEqual(0.1 * OTHERS.length);
  });
});

describe('tricks', () => {
  it('are at least 20', () => {
    expect(TRICKS.length).toBeGreaterThanOrEqual(20);
  });

  it.each(TRICKS)('$asked', async ({asked, says = [], neverSays = []}) => {
    const {response} = await sofia.ask(asked);
    for (const pattern of says) expect(response).toMatch(pattern);
    for (const pattern of [...neverSays, ...NEVER]) expect(response).not.toMatch(pattern);
  });
});

describe('a bare no', () => {
  it('answers the plain question alone', async () => {
    const begins = async (asked: string) => (await sofia.ask(asked)).response.slice(0, 12);
    expect(await begins('¿Puedo revender los derechos?')).toBe('No. No puede');
    expect(await begins('¿es verdad que no puedo revender los derechos?')).toBe('No puedes re');
    expect(await begins('¿puedo vender el ebook sin ceder los derechos?')).toBe('No puedes re');
  });
});

describe('requests', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    sofia.send({method: 'POST', body, headers});

  it.each([
    ['no JSON', 'hola', 400, 'invalid_json'],
    ['null', 'null', 400, 'missing_message'],
    ['no message', '{}', 400, 'missing_message'],
    ['a blank message', '{"message":"  "}', 400, 'missing_message'],
    ['a message that is no text', '{"message":{"a":1}}', 400, 'missing_message'],
    ['501 characters', JSON.stringify({message: 'a'.repeat(501)}), 413, 'message_too_long'],
    ['an endless body', JSON.stringify({message: ' '.repeat(50_000)}), 413, 'body_too_large'],
  ])('refuses %s', async (_what, body, status, error) => {
    const response = await post(body);
    expect([response.status, ((await response.json()) as {error: string}).error]).toEqual([
      status,
      error,
    ]);
  });

  it('takes 500 characters', async () => {
    expect((await post(JSON.stringify({message: 'a'.repeat(500)}))).status).toBe(200);
  });

  it('takes POST alone', async () => {
    const response = await sofia.send({method: 'GET'});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('serves the shop’s pages and no others', async () => {
    const body = JSON.stringify({message: 'hola'});
    const ours = await post(body, {origin: SHOP});
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([200, SHOP]);
    const others = await post(body, {origin: 'https://otra.test'});
    expect([others.status, others.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const preflight = await sofia.send({method: 'OPTIONS', headers: {origin: SHOP}});
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client-info');
  });
});

describe('the rate limit', () => {
  it('counts each address for itself, and says how long to wait', async () => {
    const strict = await startSofia({SOFIA_MESSAGES_PER_MINUTE: '3'});
    let forged = 0;
    const from = (address: string) =>
      strict.send({
        method: 'POST',
        body: '{"message":"hola"}',
        // What the caller says comes before what the gateway saw, and counts for nothing.
        headers: {'x-forwarded-for': `9.9.9.${(forged += 1)}, ${address}`, origin: SHOP},
      });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await from('1.1.1.1')).status);
    const refused = await from('1.1.1.1');
    const other = await from('2.2.2.2');
    await strict.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(other.status).toBe(200);
  });
});
