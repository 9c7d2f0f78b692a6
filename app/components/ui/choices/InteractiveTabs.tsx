import {Tab, TabGroup, TabList, TabPanel} from '@headlessui/react';
import {panelId, TAB_LOOKS, tabId, type TabsProps} from './tabs-look';

/**
 * Tabs with the keyboard of the pattern: one stop, then arrow keys, Home and End. The panels out of
 * sight keep what was typed in them. Lazy-loaded, hence the default export.
 */
export default function InteractiveTabs<Id extends string>({
  label,
  look,
  tabs,
  current,
  onChange,
}: TabsProps<Id>) {
  const classes = TAB_LOOKS[look];
  function choose(index: number) {
    const tab = tabs[index];
    if (tab) onChange(tab.id);
  }
  return (
    <TabGroup selectedIndex={tabs.findIndex(({id}) => id === current)} onChange={choose}>
      <TabList aria-label={label} className={classes.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tabId(tab.id)} className={classes.tab}>
            <span className={classes.text}>{tab.label}</span>
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={panelId(tab.id)}
          unmount={false}
          tabIndex={classes.panelTabIndex}
          className={classes.panel}
        >
          {tab.content}
        </TabPanel>
      ))}
    </TabGroup>
  );
}
