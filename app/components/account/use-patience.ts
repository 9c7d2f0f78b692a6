import {useEffect, useState} from 'react';

const PATIENCE_MS = 6_000;

/** Whether a wait has lasted too long to leave somebody before a spinner. */
export function usePatience(waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return setOver(false);
    const timeout = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timeout);
  }, [waiting]);
  return over && waiting;
}
