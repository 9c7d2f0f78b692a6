import {type ReactNode, useEffect, useState} from 'react';
import {auth as copy} from '~/copy/account';
import {Icon} from '~/components/ui/Icon';
import type {IconName} from '~/components/ui/icon-sprite';
import {Spinner} from '~/components/ui/notices/Spinner';

interface Benefit {
  readonly icon: IconName;
  readonly text: string;
}

interface AuthLayoutProps {
  readonly heading: string;
  readonly text: string;
  /** What the shopper gets. */
  readonly benefits?: readonly Benefit[];
  /** Whether the sign-in form is shown, whose place is kept. */
  readonly isForm?: boolean;
  readonly children: ReactNode;
}

/** A card for the forms, tall enough in every state that the footer does not move. */
export function AuthLayout(props: AuthLayoutProps) {
  const {heading, text, benefits = [], isForm = false, children} = props;
  return (
    <section className="page grid min-h-[80svh] content-start gap-5 pb-5 sm:py-10 lg:grid-cols-2">
      {/* A band over the page on a phone, half of a card beside the form where there is room. */}
      <div className="bg-ink p-4 text-paper max-lg:text-center max-sm:-mx-4 sm:rounded-2xl sm:p-8 lg:flex lg:flex-col lg:p-14 lg:stitched">
        <h1 className="text-3xl sm:text-4xl">{heading}</h1>
        <p className="mt-1 wrap-anywhere text-paper/85 sm:mt-3 sm:text-lg">{text}</p>
        <Benefits list={benefits} className="mt-10 text-lg max-lg:hidden" />
        <img
          src="/illustrations/ebooks.svg"
          alt=""
          width={240}
          height={200}
          loading="lazy"
          // Beside the long form, or above the short one on a phone.
          className={`mx-auto mt-auto h-auto w-24 lg:w-64 lg:pt-8 ${isForm || benefits.length === 0 ? 'max-lg:hidden' : 'max-lg:pt-3 lg:hidden'}`}
        />
      </div>
      <div
        className={`mx-auto w-full max-w-md rounded-2xl border border-arena bg-white p-5 shadow-card sm:p-8 lg:grid lg:max-w-none lg:content-center lg:p-14 ${isForm ? 'min-h-141 sm:min-h-147 lg:min-h-176' : 'lg:min-h-112'}`}
      >
        {children}
      </div>
      <Benefits list={benefits} className="mx-auto w-full max-w-md lg:hidden" />
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

function Benefits({list, className}: {list: readonly Benefit[]; className: string}) {
  return list.length === 0 ? null : (
    <section aria-label={copy.benefitsTitle} className={className}>
      <ul className="grid gap-4">
        {list.map(({icon, text}) => (
          <li key={icon} className="flex items-center gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-mango-soft text-ink">
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
