import {type ReactNode, useEffect, useState} from 'react';
import {auth as copy} from '~/copy/account';
import {Icon} from '~/components/ui/Icon';
import {Spinner} from '~/components/ui/notices/Spinner';

interface AuthLayoutProps {
  readonly heading: string;
  readonly text: string;
  /** Benefits of an account. */
  readonly persuades?: boolean;
  /** Celebrates: a drawing that phones show as well. */
  readonly celebrates?: boolean;
  readonly children: ReactNode;
}

/** A card for the forms, tall enough in every state that the footer does not move. */
export function AuthLayout(props: AuthLayoutProps) {
  const {heading, text, persuades = false, celebrates = false, children} = props;
  return (
    <section className="page grid min-h-[80svh] content-start items-start gap-5 py-5 max-lg:grid-cols-1 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="mx-auto w-full max-w-md lg:mx-0 lg:max-w-xl">
        <h1 className="text-4xl sm:text-5xl">{heading}</h1>
        <p className="mt-2 text-lg wrap-anywhere text-muted">{text}</p>
        {persuades ? (
          <Benefits className="mt-10 max-lg:hidden" />
        ) : (
          <img
            src={`/illustrations/${celebrates ? 'thank-you' : 'ebooks'}.svg`}
            alt=""
            width={240}
            height={200}
            loading="lazy"
            className={`mx-auto mt-5 h-auto lg:mt-10 lg:w-72 ${celebrates ? 'w-40' : 'max-lg:hidden'}`}
          />
        )}
      </div>
      <div
        className={`mx-auto w-full max-w-md rounded-2xl border border-arena bg-white p-5 shadow-card sm:p-8 lg:max-w-none ${persuades ? 'min-h-106 sm:min-h-112' : ''}`}
      >
        {children}
      </div>
      {persuades ? <Benefits className="mx-auto w-full max-w-md lg:hidden" /> : null}
    </section>
  );
}

/** The session is known only in the browser, so the server renders a loading state. */
export function AuthWait({label}: {label: string}) {
  return (
    <>
      <div data-needs-script className="pt-24">
        <Spinner label={label} />
      </div>
      <noscript>
        <p className="text-lg">{copy.withoutScript}</p>
      </noscript>
    </>
  );
}

function Benefits({className}: {className: string}) {
  return (
    <section aria-label={copy.benefitsTitle} className={className}>
      <ul className="grid gap-4">
        {copy.benefits.map(({icon, text}) => (
          <li key={icon} className="flex items-center gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-mango-soft">
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const PATIENCE_MS = 6_000;

/** Whether a spinner has been shown for too long. */
export function usePatience(waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return setOver(false);
    const timeout = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timeout);
  }, [waiting]);
  return over && waiting;
}
