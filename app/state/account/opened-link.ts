/**
 * A link of the account backend's mails that this page was opened by. It does nothing by itself: it is
 * opened apart from the browser's own session, its account is named, and whoever opened it says whether
 * to enter (docs/decisions/0008-sessions-in-the-browser.md).
 */
import {createStore} from 'zustand';

export type OpenedLink =
  | {readonly status: 'opening'}
  | {
      /** Waits for the shopper's answer. */
      readonly status: 'asked';
      /** Of the link's account. */
      readonly email: string;
      /** How many wishes of this browser the account has never had. */
      readonly wishes: number;
      /** The new address, if the link only confirms a change of address. */
      readonly changesAddress: boolean;
    };

/** Null if there is no link, or it was answered. */
export const linkStore = createStore<{readonly link: OpenedLink | null}>(() => ({link: null}));

export function showLink(link: OpenedLink | null): void {
  linkStore.setState({link});
}
