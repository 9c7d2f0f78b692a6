import {useLocation, useRevalidator} from '@remix-run/react';
import type {FormEvent} from 'react';
import {errorScreen} from '~/copy/layout';
import {Button} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';

/** Shown if products could not be loaded, with a retry. Before hydration the form reloads the page. */
export function Unavailable() {
  const {revalidate, state} = useRevalidator();
  const {pathname, search} = useLocation();
  function tryAgain(event: FormEvent) {
    event.preventDefault();
    revalidate();
  }
  return (
    <section className="page py-8">
      <EmptyState
        level={1}
        title={errorScreen.unavailableTitle}
        text={errorScreen.unavailableText}
        illustration="/illustrations/error.svg"
      >
        <form action={pathname} onSubmit={tryAgain}>
          {[...new URLSearchParams(search)].map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" disabled={state === 'loading'}>
            {errorScreen.retry}
          </Button>
        </form>
      </EmptyState>
    </section>
  );
}
