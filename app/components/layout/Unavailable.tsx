import {useLocation, useRevalidator} from '@remix-run/react';
import type {FormEvent, ReactNode} from 'react';
import {errorScreen} from '~/copy/layout';
import {Button} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';

interface UnavailableProps {
  readonly title?: string;
  readonly text?: string;
  /** Alternatives to the missing content. */
  readonly children?: ReactNode;
}

/** Shown if products, or what `title` says, could not be loaded. Before hydration the form reloads the page. */
export function Unavailable({
  title = errorScreen.unavailableTitle,
  text = errorScreen.unavailableText,
  children,
}: UnavailableProps) {
  const {revalidate, state} = useRevalidator();
  const {pathname, search} = useLocation();
  function tryAgain(event: FormEvent) {
    event.preventDefault();
    revalidate();
  }
  return (
    <section className="page py-8">
      <EmptyState level={1} title={title} text={text} illustration="/illustrations/error.svg">
        <form action={pathname} onSubmit={tryAgain}>
          {[...new URLSearchParams(search)].map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" disabled={state === 'loading'}>
            {errorScreen.retry}
          </Button>
        </form>
        {children}
      </EmptyState>
    </section>
  );
}
