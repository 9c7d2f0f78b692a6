import type {ReactNode} from 'react';

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabRow<Item, Id> {
  /** What the tabs choose among, for assistive technology. */
  readonly label: string;
  readonly look: keyof typeof TAB_LOOKS;
  readonly tabs: readonly Item[];
  readonly current: Id;
}
export interface TabsProps<Id extends string = string> extends TabRow<TabItem<Id>, Id> {
  readonly onChange: (id: Id) => void;
}
export interface TabBarProps extends TabRow<Omit<TabItem, 'content'>, string> {
  readonly onChoose: (index: number) => void;
}

/** Each look fills the width that it is given; `text` is the part of a tab that is coloured. */
export const TAB_LOOKS = {
  /** Garment labels above a text. */
  label: {
    list: 'flex flex-wrap gap-1 border-b-2 border-dashed border-arena-deep pb-2 lg:gap-3',
    tab: 'group min-h-11 rounded-md font-bold text-ink',
    text: 'block px-3 py-2 group-hover:bg-paper-deep group-aria-selected:bg-ink group-aria-selected:label-hole group-aria-selected:text-paper',
    panel: 'rounded-md pt-6',
    // A panel of text is a stop of the keyboard, so that it can be scrolled.
    panelTabIndex: 0,
  },
  /** A switch above a form. */
  pill: {
    list: 'grid grid-cols-2 gap-1 rounded-full bg-paper-deep p-1',
    tab: 'min-h-11 rounded-full px-3 font-bold text-muted transition-colors hover:text-ink aria-selected:bg-ink aria-selected:text-paper',
    text: '',
    panel: 'pt-6',
    panelTabIndex: -1,
  },
} as const;

export const tabId = (id: string) => `pestana-${id}`;
export const panelId = (id: string) => `panel-${id}`;
