import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {notifySubject} from '~/domain/contact/contact-forms';

const TAKEN = ['guia_con_guion_bajo', 'año-nuevo', 'an\u0303o', 'x'.repeat(255), '日本'];
const REFUSED = ['', ' ', 'a/b', 'a.b', 'a\u0001b', 'a[b', 'a{b', 'x'.repeat(256)];

describe('what somebody wants to be told of', () => {
  it.each(TAKEN)('can be %s', (handle) => expect(notifySubject(handle)).toBe(handle));
  it.each(REFUSED)('cannot be %j', (text) => expect(notifySubject(text)).toBeNull());

  it('is what the table takes', () => {
    const sql = readFileSync('supabase/migrations/20261126010100_notify_subjects.sql', 'utf8');
    const pattern = /subject ~ '(.+)'\)/.exec(sql)?.[1] ?? '';
    const stored = new RegExp(pattern.replace('[:space:]', '\\s').replace('`', '\\x60'), 'u');
    expect(TAKEN.filter((handle) => !stored.test(handle))).toEqual([]);
    expect(REFUSED.filter((text) => stored.test(text))).toEqual([]);
  });
});
