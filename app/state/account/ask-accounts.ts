import {accountError} from '~/domain/account/account-error';
import {openAccounts} from './connect-account';
import type {AccountClient, Answer} from './account-client';

/** Asks the account backend; code that cannot be fetched is a failure like any other. */
export async function askAccounts<T extends object>(
  question: (accounts: AccountClient) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  try {
    return await question(await openAccounts());
  } catch (error) {
    return {ok: false, error: accountError(error)};
  }
}
