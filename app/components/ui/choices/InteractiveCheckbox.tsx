import {Checkbox as HeadlessCheckbox} from '@headlessui/react';
import {useState} from 'react';
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
  /** Its own answer to a press, until what the tick leads to is known. */
  const [pressed, setPressed] = useState<boolean | null>(null);

  function onPress(ticked: boolean) {
    setPressed(ticked);
    afterPaint(() => {
      onChange?.();
      setPressed(null);
    });
  }

  return (
    <HeadlessCheckbox
      as="button"
      type="button"
      id={id}
      checked={pressed ?? checked}
      disabled={locked}
      onChange={onPress}
      className="tick-box outline-none"
    />
  );
}
