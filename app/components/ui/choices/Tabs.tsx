import type {KeyboardEvent, ReactNode} from 'react';

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly look: keyof typeof TAB_LOOKS;
  readonly tabs: readonly TabItem<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
}

/** Each look fills the width that it is given; `text` is the part of a tab that is coloured. */
const TAB_LOOKS = {
  /** Garment labels above a text. */
  label: {
    list: 'flex flex-wrap gap-1 border-b-2 border-dashed border-arena-deep pb-2 lg:gap-3',
    tab: 'group min-h-11 rounded-md font-bold text-ink',
    text: 'block px-3 py-2 group-hover:bg-paper-deep group-aria-selected:bg-ink group-aria-selected:label-hole group-aria-selected:text-paper',
    panel: 'rounded-md pt-6',
    // A panel of text can be focused, so that the keyboard can scroll it.
    panelTabIndex: 0,
  },
  /** A switch above a form. */
  pill: {
    list: 'grid fit-columns gap-1 rounded-2xl bg-paper-deep p-1',
    tab: 'min-h-11 rounded-full px-3 font-bold text-muted transition-colors hover:text-ink aria-selected:bg-ink aria-selected:text-paper',
    text: '',
    panel: 'pt-6',
    panelTabIndex: -1,
  },
} as const;

const tabId = (id: string) => `pestana-${id}`;
const panelId = (id: string) => `panel-${id}`;

/** Target of a key from the tab at `index`; undefined for other keys. */
function indexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * One panel at a time, chosen by its tab: one stop of the keyboard, moved in with the arrows, Home and End. Not
 * Headless UI's tabs, which weigh 6 kB and write `style=` into the served document, against the policy. Without
 * script there are no tabs: each panel is shown under its own heading.
 */
export function Tabs<Id extends string>({label, look, tabs, current, onChange}: TabsProps<Id>) {
  const classes = TAB_LOOKS[look];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = tabs.findIndex(({id}) => id === current);
    const next = tabs[indexAfterKey(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} data-needs-script className={classes.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-controls={panelId(tab.id)}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
            className={classes.tab}
          >
            <span className={classes.text}>{tab.label}</span>
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab.id)}
          aria-labelledby={tabId(tab.id)}
          tabIndex={classes.panelTabIndex}
          hidden={tab.id !== current}
          data-reveal
          className={classes.panel}
        >
          <h2 hidden data-reveal className="mb-3 text-2xl">
            {tab.label}
          </h2>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
