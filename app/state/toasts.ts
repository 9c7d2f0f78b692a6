/** The one short message that is shown at the moment; a new one takes its place. */
import {createStore, useStore} from 'zustand';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'info' | 'error';
  readonly title: string;
  readonly text?: string;
  readonly action?: {readonly label: string; readonly to: string};
  /** Paths of pages that say the same: it closes there. */
  readonly saidOn?: readonly string[];
}

const store = createStore<{current: Toast | null}>(() => ({current: null}));

let shown = 0;

/** Returns the message's id, for `dismissToast`. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = (shown += 1);
  store.setState({current: {...toast, id}});
  return id;
}

export function dismissToast(id: number): void {
  if (store.getState().current?.id === id) store.setState({current: null});
}

export function useToast(): Toast | null {
  return useStore(store, (state) => state.current);
}
