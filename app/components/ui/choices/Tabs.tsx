import {lazyOnIntent} from '../hydration/lazy-on-intent';
import {panelId, TAB_LOOKS, tabId, type TabBarProps, type TabsProps} from './tabs-look';

/** The tabs alone are taken over by what answers them: a panel keeps what was typed in it, and the focus. */
const TabBar = lazyOnIntent<TabBarProps>(() => import('./InteractiveTabBar'), PlainTabBar);

/**
 * One panel at a time, chosen by its tab. Without script there are no tabs: each panel is shown under its
 * own heading.
 */
export function Tabs<Id extends string>({label, look, tabs, current, onChange}: TabsProps<Id>) {
  const classes = TAB_LOOKS[look];
  return (
    <div>
      <TabBar
        {...{label, look, tabs, current}}
        onChoose={(index) => tabs[index] && onChange(tabs[index].id)}
      />
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

/** The tabs as the server writes them, until the code that answers them is here. */
function PlainTabBar({label, look, tabs, current}: TabBarProps) {
  const classes = TAB_LOOKS[look];
  return (
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
  );
}
