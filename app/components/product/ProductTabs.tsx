import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {targetOfKey} from './target-of-key';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface ProductTabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/**
 * One panel at a time, chosen by click or arrow keys. Without scripts there are no tabs: each panel
 * is shown under its own heading.
 */
export function ProductTabs({label, tabs}: ProductTabsProps) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOfKey(event.key, current, tabs.length);
    if (target === null) return;
    event.preventDefault();
    setCurrent(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-needs-script
        className="flex flex-wrap gap-1 border-b-2 border-dashed border-arena-deep pb-2 lg:gap-3"
      >
        {tabs.map(({id, label: name}, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`pestana-${id}`}
            aria-controls={id}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            onKeyDown={onKeyDown}
            className="group min-h-11 rounded-md font-bold text-ink"
          >
            <span className="block px-3 py-2 group-hover:bg-paper-deep group-aria-selected:bg-ink group-aria-selected:label-hole group-aria-selected:text-paper">
              {name}
            </span>
          </button>
        ))}
      </div>
      {tabs.map(({id, label: name, content}, index) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`pestana-${id}`}
          tabIndex={0}
          hidden={index !== current}
          data-reveal
          className="rounded-md pt-6"
        >
          <h2 hidden data-reveal className="mb-3 text-2xl">
            {name}
          </h2>
          {content}
        </div>
      ))}
    </div>
  );
}
