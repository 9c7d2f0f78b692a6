import {accountError} from '~/domain/account/account-error';
import {openAccounts} from './connect-account';
import type {AccountClient, Answer} from './account-client';

/** Calls the account backend; a chunk that cannot be loaded counts as a failed request. */
export async function askAccounts<T extends object>(
  question: (accounts: AccountClient) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  try {
    return await question(await openAccounts());
  } catch (error) {
    return {ok: false, error: accountError(error)};
  }
}
