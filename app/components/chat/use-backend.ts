import {useRouteLoaderData} from '@remix-run/react';
import type {AccountsConfig} from '~/state/account/account';

/** The backend as the root knows it; null when none is configured, or the root could not load. */
export function useBackend(): AccountsConfig | null {
  return useRouteLoaderData<{accounts: AccountsConfig | null}>('root')?.accounts ?? null;
}
