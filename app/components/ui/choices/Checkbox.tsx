import {lazyOnIntent} from '../hydration/lazy-on-intent';
import type {CheckboxProps} from './InteractiveCheckbox';

/** A tick-box, named by the label around it. */
export const Checkbox = lazyOnIntent<CheckboxProps>(
  () => import('./InteractiveCheckbox'),
  PlainCheckbox,
);

function PlainCheckbox({id, checked, locked = false, alive, onChange}: CheckboxProps) {
  return (
    <input
      type="checkbox"
      id={id}
      checked={checked}
      disabled={!alive}
      aria-disabled={locked}
      readOnly={locked}
      onChange={onChange}
      className="tick-box outline-none"
    />
  );
}
