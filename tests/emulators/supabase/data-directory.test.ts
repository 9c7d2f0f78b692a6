/** What is kept on disk, for whom, and how it goes. */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {resetDataDirectory} from '../../../emulators/supabase/data-directory';
import {clientOf, newEmail, PASSWORD, START_TIMEOUT_MS, startForTest} from './support';

const directory = mkdtempSync(path.join(tmpdir(), 'supabase-emulator-'));
afterAll(() => rmSync(directory, {recursive: true, force: true}));

it(
  'keeps accounts between runs, for one emulator at a time, until it is reset',
  async () => {
    const email = newEmail();
    const first = await startForTest({dataDirectory: directory});
    await clientOf(first).auth.signUp({email, password: PASSWORD});
    await expect(startForTest({dataDirectory: directory})).rejects.toThrow('is in use by process');
    expect(() => resetDataDirectory(directory)).toThrow('is in use by process');
    await first.close();

    const second = await startForTest({dataDirectory: directory});
    const kept = await clientOf(second).auth.signInWithPassword({email, password: PASSWORD});
    expect(kept.error).toBeNull();
    await second.close();

    resetDataDirectory(directory);
    expect(existsSync(directory)).toBe(false);
  },
  START_TIMEOUT_MS,
);
