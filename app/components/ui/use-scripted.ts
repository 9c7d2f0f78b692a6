import {useSyncExternalStore} from 'react';

const never = () => () => {};

/** False on the server, and until React answers for the component. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
