import {Checkbox as HeadlessCheckbox} from '@headlessui/react';
import {afterPaint} from '../hydration/after-paint';

export interface CheckboxProps {
  readonly id: string;
  readonly checked: boolean;
  /** Its tick cannot be taken away. */
  readonly locked?: boolean;
  /** False until a tick can be answered. */
  readonly alive: boolean;
  readonly onChange?: () => void;
}

/**
 * A button, so that the label around it names it and a press on the label is a press on it.
 * Lazy-loaded, hence the default export.
 */
export default function InteractiveCheckbox({id, checked, locked, onChange}: CheckboxProps) {
  return (
    <HeadlessCheckbox
      as="button"
      type="button"
      id={id}
      checked={checked}
      disabled={locked}
      onChange={() => {
        if (onChange) afterPaint(onChange);
      }}
      className="tick-box outline-none"
    />
  );
}
