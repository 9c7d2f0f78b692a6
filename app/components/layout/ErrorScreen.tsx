import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {errorScreen} from '~/copy/layout';
import {Button, ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';

/** Replaces a screen that was not found or failed. */
export function ErrorScreen() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownPath /> : <Unexpected />;
}

function UnknownPath() {
  return (
    <section className="page grid gap-4 py-5 sm:py-10">
      <div className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-center gap-4 rounded-2xl bg-ink p-6 text-paper stitched">
        <p
          aria-hidden="true"
          className="bg-mango py-1 pr-5 label-hole text-5xl font-extrabold text-ink-deep"
        >
          {errorScreen.notFoundCode}
        </p>
        <p lang="en" className="text-lg">
          {errorScreen.notFoundLine}
        </p>
      </div>
      <NotFound title={errorScreen.notFoundTitle} text={errorScreen.notFoundText} />
    </section>
  );
}

function Unexpected() {
  return (
    <section className="page py-8">
      <EmptyState
        level={1}
        title={errorScreen.unexpectedTitle}
        text={errorScreen.unexpectedText}
        illustration="/illustrations/error.svg"
      >
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>{errorScreen.retry}</Button>
          <ButtonLink to="/" look="outline" reloadDocument>
            {errorScreen.backHome}
          </ButtonLink>
        </div>
      </EmptyState>
    </section>
  );
}

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** Label of the link to the categories. */
  readonly browse?: string;
}

/** The 404 screen, with two links. */
export function NotFound({title, text, browse = errorScreen.browse}: NotFoundProps) {
  return (
    <EmptyState level={1} title={title} text={text} illustration="/illustrations/not-found.svg">
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{errorScreen.backHome}</ButtonLink>
        <ButtonLink to="/ebooks-plr" look="outline">
          {browse}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
