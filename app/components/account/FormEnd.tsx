import {useEffect, useRef} from 'react';
import {Button} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';
import type {Problem} from './use-account-form';

interface FormEndProps {
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly action: string;
  readonly busyLabel: string;
}

/** What went wrong, and the button to try (again). */
export function FormEnd({problem, busy, action, busyLabel}: FormEndProps) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A disabled button loses the focus; it gets it back with the answer.
    const lost = document.activeElement === document.body;
    if (!busy && problem && lost) end.current?.querySelector('button')?.focus();
  }, [busy, problem]);

  return (
    <div ref={end} className="grid grid-cols-1 gap-5">
      {problem ? (
        <Notice key={problem.attempt} tone="destructive" title={problem.title}>
          <p id={problem.id}>{problem.text}</p>
        </Notice>
      ) : null}
      <Button type="submit" size="lg" disabled={busy} className="w-full">
        {busy ? busyLabel : action}
      </Button>
    </div>
  );
}
