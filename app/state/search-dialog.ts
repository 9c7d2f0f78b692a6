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
