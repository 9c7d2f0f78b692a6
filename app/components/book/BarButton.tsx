import {Icon} from '~/components/ui/Icon';
import type {IconName} from '~/components/ui/icon-sprite';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

/** It stays where it is when there is nothing more to do, so that the focus is not lost. */
export function BarButton({icon, label, off, onClick}: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={onClick}
      className="grid size-11 flex-none place-items-center rounded-full hover:bg-paper-deep focus-visible:-outline-offset-4 aria-disabled:opacity-60"
    >
      <Icon name={icon} />
    </button>
  );
}
