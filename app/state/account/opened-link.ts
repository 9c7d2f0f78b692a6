/**
 * A link of the account backend's mails that this page was opened by. It does nothing by itself: it is
 * opened apart from the browser's own session, its account is named, and whoever opened it says whether
 * to enter (docs/decisions/0008-sessions-in-the-browser.md).
 */
import {createStore} from 'zustand';

export type OpenedLink =
  | {readonly status: 'opening'}
  | {
      /** Waits for the answer. */
      readonly status: 'asked';
      /** Of the link's account. */
      readonly email: string;
      /** How many wishes of this browser the account has never had. */
      readonly wishes: number;
      /** Whether it opens nothing, but gives an account another address: that one. */
      readonly changesAddress: boolean;
    };

/** Null when there is none, or it has been answered. */
export const linkStore = createStore<{readonly link: OpenedLink | null}>(() => ({link: null}));

export function showLink(link: OpenedLink | null): void {
  linkStore.setState({link});
}
