/** Whether the privacy dialog is wanted; the footer's button and the dialog itself meet here. */
import {createStore, useStore} from 'zustand';

interface PrivacyDialog {
  /** Whether its code is here, so that it can be asked for. */
  readonly ready: boolean;
  readonly wanted: boolean;
}

export const privacyDialog = createStore<PrivacyDialog>(() => ({ready: false, wanted: false}));

export function usePrivacyDialog<Part>(select: (dialog: PrivacyDialog) => Part): Part {
  return useStore(privacyDialog, select);
}
