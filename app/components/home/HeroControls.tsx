import {home} from '~/copy/home';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';
import type {HeroRotation} from './use-hero-rotation';

const copy = home.hero;

export function HeroControls({rotation, count}: {rotation: HeroRotation; count: number}) {
  const {index, paused, next, previous, togglePause} = rotation;
  return (
    <div data-needs-script className="flex items-center gap-2">
      <Control icon="chevron-left" label={copy.previous} onClick={previous} />
      <Control icon="chevron-right" label={copy.next} onClick={next} />
      <Control
        icon={paused ? 'play' : 'pause'}
        label={paused ? copy.play : copy.pause}
        onClick={togglePause}
      />
      <p aria-live={paused ? 'polite' : 'off'} className="ml-2 text-sm font-bold tabular-nums">
        {copy.slideOf(index + 1, count)}
      </p>
    </div>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function Control({icon, label, onClick}: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border-2 border-paper/70 transition-colors hover:bg-white hover:text-ink focus-visible:outline-mango"
    >
      <Icon name={icon} />
    </button>
  );
}
