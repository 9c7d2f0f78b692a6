import {layout} from '~/copy/layout';
import {Icon} from '../ui/Icon';

export const MENU_TRIGGER =
  'flex min-h-11 items-center gap-2 rounded-md bg-ink px-4 text-sm font-bold whitespace-nowrap text-paper transition-colors hover:bg-selva aria-expanded:bg-selva lg:mr-2';
/** Longer than a pointer takes that only passes by. */
export const OPEN_DELAY_MS = 120;
/** Where it leads without scripts. */
export const CATEGORIES = '/categorias';

/** How the menu was wanted for the first time. */
export type Wanted = 'hover' | 'press' | 'keyboard';

/** What the trigger of the menu shows, before and after its code is here. */
export function MenuFace() {
  return (
    <>
      <Icon name="layout-grid" className="size-4 text-mango max-lg:hidden" />
      {layout.categories}
      <Icon name="chevron-down" className="size-4" />
    </>
  );
}
