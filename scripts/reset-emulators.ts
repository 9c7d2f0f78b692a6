/** `npx tsx scripts/reset-emulators.ts`: deletes the accounts, wishes and messages that the emulator has kept. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_DATA_DIRECTORY} from '../emulators/supabase/constants';
import {resetDataDirectory} from '../emulators/supabase/data-directory';
import {fail} from './lib/fail';

try {
  const directories = existsSync(DEFAULT_DATA_DIRECTORY) ? readdirSync(DEFAULT_DATA_DIRECTORY) : [];
  for (const port of directories) resetDataDirectory(path.join(DEFAULT_DATA_DIRECTORY, port));
  console.log('The emulators start afresh next time.');
} catch (error) {
  fail(error);
}
