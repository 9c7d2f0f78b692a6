import {useEffect, useState} from 'react';
import {search as copy} from '~/copy/search';

/** Long enough that a screen reader is not interrupted at every key. */
const PAUSE_MS = 700;

/** Tells a screen reader how many products were found, once nothing changes any more. */
export function FoundCount({count, settled}: {count: number; settled: boolean}) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => setSaid(count > 0 ? copy.found(count) : copy.none), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, settled]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
