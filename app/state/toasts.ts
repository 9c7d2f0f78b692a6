/** The one short message that is shown at the moment; a new one takes its place. */
import {createStore, useStore} from 'zustand';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'info' | 'error';
  readonly title: string;
  readonly text?: string;
  readonly action?: {readonly label: string; readonly to: string};
}

const store = createStore<{current: Toast | null}>(() => ({current: null}));

export function showToast(toast: Omit<Toast, 'id'>): void {
  const last = store.getState().current?.id ?? 0;
  store.setState({current: {...toast, id: last + 1}});
}

export function dismissToast(id: number): void {
  if (store.getState().current?.id === id) store.setState({current: null});
}

export function useToast(): Toast | null {
  return useStore(store, (state) => state.current);
}
