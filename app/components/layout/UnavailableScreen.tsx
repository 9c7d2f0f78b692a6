import {useRevalidator} from '@remix-run/react';
import {errorScreen} from '~/copy/layout';
import {Button} from '../ui/Button';
import {EmptyState} from '../ui/EmptyState';

/** Says what `Unavailable` says. Lazy-loaded, hence the default export. */
export default function UnavailableScreen() {
  const {revalidate, state} = useRevalidator();
  return (
    <section className="page py-8">
      <EmptyState
        level={1}
        title={errorScreen.unavailableTitle}
        text={errorScreen.unavailableText}
        illustration="/illustrations/error.svg"
      >
        <Button onClick={() => revalidate()} disabled={state === 'loading'} data-needs-script>
          {errorScreen.retry}
        </Button>
      </EmptyState>
    </section>
  );
}
