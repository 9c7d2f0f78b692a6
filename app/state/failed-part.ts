/** The part of the page whose code could not be fetched; `FailedPart` offers to try again. */
import {createStore, useStore} from 'zustand';

interface FailedPartState {
  /** Fetches and opens the part; rejects when that fails again. Null when nothing has failed. */
  readonly retry: (() => Promise<void>) | null;
}

export const failedPart = createStore<FailedPartState>(() => ({retry: null}));

export const useFailedPart = () => useStore(failedPart, ({retry}) => retry);
