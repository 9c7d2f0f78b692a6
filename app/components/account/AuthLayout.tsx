import {type ReactNode, useEffect, useState} from 'react';
import {auth as copy} from '~/copy/account';
import {Icon} from '~/components/ui/Icon';
import type {IconName} from '~/components/ui/icon-sprite';
import {Spinner} from '~/components/ui/notices/Spinner';

interface Benefit {
  readonly icon: IconName;
  readonly text: string;
}

export interface AuthLayoutProps {
  /** Left out where the children have the page's heading. */
  readonly heading?: string;
  readonly text?: ReactNode;
  /** What the shopper gets, beside the forms for signing in and up. A card without them stands alone. */
  readonly benefits?: readonly Benefit[];
  /** Over the heading of a card that stands alone; a drawing if left out. */
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** Its longest word fits a phone with large text. */
export const HEADING = 'text-[min(1.875rem,10vw)]';
const CARD = 'mx-auto w-full rounded-2xl border border-arena bg-white p-5 shadow-card';

/** A card for the forms. The page is tall enough in every state that the footer does not move. */
export function AuthLayout({heading, text, benefits, icon, children}: AuthLayoutProps) {
  return (
    <section
      className={`page grid min-h-[80svh] content-start gap-5 pb-5 sm:py-10 ${benefits ? 'lg:grid-cols-2' : 'pt-5'}`}
    >
      {benefits ? (
        // A band over the page on a phone, half of a card beside the form where there is room.
        <div className="bg-ink p-4 text-paper max-lg:text-center max-sm:-mx-4 sm:rounded-2xl sm:p-8 lg:flex lg:flex-col lg:p-14 lg:stitched">
          <h1 className="text-3xl sm:text-4xl">{heading}</h1>
          <p className="mt-1 text-paper/85 sm:mt-3 sm:text-lg">{text}</p>
          <Benefits list={benefits} className="mt-10 text-lg max-lg:hidden" />
          <img
            src="/illustrations/ebooks.svg#ink"
            alt=""
            width={240}
            height={200}
            loading="lazy"
            className="mx-auto mt-auto h-auto w-64 pt-8 max-lg:hidden"
          />
        </div>
      ) : null}
      <div
        className={`${CARD} ${benefits ? 'min-h-141 max-w-md sm:min-h-147 sm:p-8 lg:grid lg:min-h-160 lg:max-w-none lg:content-center lg:p-14' : 'max-w-lg text-ink stitched sm:p-10'}`}
      >
        {benefits ? null : (
          <div className="text-center">
            {icon ? (
              <BenefitIcon name={icon} className="mx-auto mb-4" />
            ) : (
              <img
                src="/illustrations/thank-you.svg"
                alt=""
                width={240}
                height={200}
                className="mx-auto mb-4 h-auto w-36"
              />
            )}
            {heading ? <h1 className={HEADING}>{heading}</h1> : null}
            {text ? <p className="mt-3 mb-6 wrap-anywhere text-muted">{text}</p> : null}
          </div>
        )}
        {children}
      </div>
      {benefits ? <Benefits list={benefits} className="mx-auto w-full max-w-md lg:hidden" /> : null}
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

function BenefitIcon({name, className = ''}: {name: IconName; className?: string}) {
  return (
    <span
      className={`grid size-11 shrink-0 place-items-center rounded-full bg-mango-soft text-ink ${className}`}
    >
      <Icon name={name} />
    </span>
  );
}

function Benefits({list, className}: {list: readonly Benefit[]; className: string}) {
  return (
    <section aria-label={copy.benefitsTitle} className={className}>
      <ul className="grid gap-4">
        {list.map(({icon, text}) => (
          <li key={icon} className="flex items-center gap-4">
            <BenefitIcon name={icon} />
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
