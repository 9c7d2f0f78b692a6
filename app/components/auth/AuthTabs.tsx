import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {auth as copy} from '~/copy/auth';

interface AuthTab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

interface AuthTabsProps<Id extends string> {
  readonly current: Id;
  readonly tabs: readonly AuthTab<Id>[];
  readonly onChange: (id: Id) => void;
}

const SWITCH_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Two tabs; what was typed in the one that is out of sight stays. */
export function AuthTabs<Id extends string>({current, tabs, onChange}: AuthTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (!SWITCH_KEYS.includes(event.key)) return;
    event.preventDefault();
    const last = tabs.length - 1;
    const index = tabs.findIndex(({id}) => id === current);
    const target = {Home: 0, End: last}[event.key] ?? last - index;
    const tab = tabs[target];
    if (tab) onChange(tab.id);
    list.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={copy.tabs}
        className="grid grid-cols-2 gap-1 rounded-full bg-paper-deep p-1"
      >
        {tabs.map(({id, label}) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`pestana-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={onKeyDown}
            className="min-h-11 rounded-full px-3 font-bold text-muted transition-colors hover:text-ink aria-selected:bg-ink aria-selected:text-paper"
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({id, content}) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`pestana-${id}`}
          hidden={id !== current}
          className="pt-6"
        >
          {content}
        </div>
      ))}
    </>
  );
}
