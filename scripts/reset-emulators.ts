/** `npm run emulators:reset`: deletes the accounts, wishes and messages that the emulator has kept. */
import {DEFAULT_DATA_DIRECTORY} from '../emulators/supabase/constants';
import {resetDataDirectory} from '../emulators/supabase/data-directory';
import {fail} from './lib/fail';

try {
  resetDataDirectory(DEFAULT_DATA_DIRECTORY);
  console.log('The emulators start afresh next time.');
} catch (error) {
  fail(error);
}
