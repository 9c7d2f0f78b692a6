import {ICON_SPRITE, type IconName} from './icon-sprite';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** A drawing beside or instead of a text; always hidden from assistive technology, so name the control. */
export function Icon({name, className = 'size-5'}: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
