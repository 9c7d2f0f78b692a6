import {Tab, TabGroup, TabList} from '@headlessui/react';
import {forwardRef, Fragment, type ComponentPropsWithoutRef} from 'react';
import {afterPaint} from '../hydration/after-paint';
import {panelId, TAB_LOOKS, tabId, type TabBarProps} from './tabs-look';

interface TabButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly controls: string;
}

/** The panels are not the library's, which would leave out whose tab it is. */
const TabButton = forwardRef<HTMLButtonElement, TabButtonProps>(function TabButton(
  {controls, ...button},
  ref,
) {
  return <button {...button} ref={ref} aria-controls={controls} />;
});

/**
 * A row of tabs with the keyboard of the pattern: one stop, then arrow keys, Home and End. Lazy-loaded, hence
 * the default export.
 */
export default function InteractiveTabBar({label, look, tabs, current, onChoose}: TabBarProps) {
  const classes = TAB_LOOKS[look];
  return (
    <TabGroup
      as={Fragment}
      selectedIndex={tabs.findIndex(({id}) => id === current)}
      onChange={(index) => {
        afterPaint(() => {
          // Back to the tab that is still the chosen one is no change to the library; the focus has followed each.
          const focused = tabs.findIndex(({id}) => tabId(id) === document.activeElement?.id);
          onChoose(focused === -1 ? index : focused);
        });
      }}
    >
      <TabList aria-label={label} className={classes.list}>
        {tabs.map((tab) => (
          <Tab
            as={TabButton}
            key={tab.id}
            id={tabId(tab.id)}
            controls={panelId(tab.id)}
            className={classes.tab}
          >
            <span className={classes.text}>{tab.label}</span>
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  );
}
