/** Whether the search dialog is open; its triggers and the dialog itself meet here. */
import {createStore, useStore} from 'zustand';

interface SearchDialog {
  readonly open: boolean;
  readonly openSearch: () => void;
  readonly closeSearch: () => void;
}

export const searchDialog = createStore<SearchDialog>((set) => ({
  open: false,
  openSearch: () => set({open: true}),
  closeSearch: () => set({open: false}),
}));

export function useSearchDialog<Part>(select: (dialog: SearchDialog) => Part): Part {
  return useStore(searchDialog, select);
}

/** Whether the privacy dialog is wanted; the footer's button and the dialog itself meet here. */
interface PrivacyDialog {
  /** Whether the dialog's code is loaded, so that it can be opened. */
  readonly ready: boolean;
  readonly wanted: boolean;
}

export const privacyDialog = createStore<PrivacyDialog>(() => ({ready: false, wanted: false}));

export function usePrivacyDialog<Part>(select: (dialog: PrivacyDialog) => Part): Part {
  return useStore(privacyDialog, select);
}
