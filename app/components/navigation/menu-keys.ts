import type {KeyboardEvent} from 'react';

/**
 * Moves the focus between the links of a menu whose columns are `ul[data-column]`: up and down
 * within a column, Home and End to its ends, right and left between columns. A column inside an
 * item of another one is that item's flyout, and left leads back to the item.
 *
 * Headless UI has nothing for this: its Popover leaves the arrows alone, and the items of its Menu are
 * no links to a screen reader, stand in one column, and cannot have a flyout.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const link = (event.target as HTMLElement).closest('a');
  const column = link?.closest<HTMLElement>('[data-column]');
  if (!link || !column) return;
  const target = targetOf(event.key, link, column, event.currentTarget);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, link: HTMLElement, column: HTMLElement, menu: HTMLElement) {
  const links = linksOf(column);
  const index = links.indexOf(link);
  switch (key) {
    case 'ArrowDown':
      return links[(index + 1) % links.length];
    case 'ArrowUp':
      return links.at(index - 1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'ArrowRight':
      return firstOf(columnsOf(menu)[columnsOf(menu).indexOf(column) + 1]);
    case 'ArrowLeft':
      return (
        column.parentElement?.closest('li')?.querySelector('a') ??
        firstOf(columnsOf(menu)[columnsOf(menu).indexOf(column) - 1])
      );
    default:
      return undefined;
  }
}

function columnsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[data-column]')];
}

function linksOf(column: HTMLElement) {
  return [...column.querySelectorAll<HTMLElement>(':scope > li > a')];
}

function firstOf(column: HTMLElement | undefined) {
  return column && linksOf(column)[0];
}
