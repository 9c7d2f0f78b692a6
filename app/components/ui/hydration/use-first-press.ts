import {useEffect, useRef} from 'react';

/**
 * Does once what a button was pressed for whose code was fetched by that press: the component that takes its place
 * begins with it.
 */
export function useFirstPress(press: () => void): void {
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    press();
  }, [press]);
}
