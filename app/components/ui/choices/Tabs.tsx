import {lazyOnIntent} from '../hydration/lazy-on-intent';
import {panelId, TAB_LOOKS, tabId, type TabsProps} from './tabs-look';

/** One panel at a time, chosen by its tab. */
export const Tabs = lazyOnIntent(() => import('./InteractiveTabs'), PlainTabs);

/**
 * The tabs as the server writes them, until the code that answers them is here. Without script there
 * are no tabs: each panel is shown under its own heading.
 */
export function PlainTabs({label, look, tabs, current}: TabsProps) {
  const classes = TAB_LOOKS[look];
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
