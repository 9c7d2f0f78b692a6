import {Link} from '@remix-run/react';
import type {FaqItem} from '~/content/faq';
import {faqScreen as copy} from '~/copy/faq';
import {showToast} from '~/state/toasts';
import {Icon} from '../ui/Icon';

const UNFOLD =
  '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip motion-safe:details-content:transition-[height,content-visibility] motion-safe:details-content:transition-discrete motion-safe:details-content:duration-300 motion-safe:details-content:ease-label open:details-content:h-auto';

/**
 * A question that unfolds natively. Its address is on the answer, inside the fold: that is where
 * browsers look when they open a fold for a hash. The margin leaves room for the question above.
 */
export function Question({item, number}: {item: FaqItem; number: number}) {
  return (
    <details
      name="faq"
      // The browser may have opened it before hydration.
      suppressHydrationWarning
      className={`group scroll-mt-6 rounded-xl border border-arena bg-white shadow-card transition-shadow open:border-selva open:shadow-lift ${UNFOLD}`}
    >
      <summary className="flex min-h-16 list-none items-center gap-4 rounded-xl px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="w-7 shrink-0 font-extrabold text-selva max-sm:hidden">
          {String(number).padStart(2, '0')}
        </span>
        <h2 className="flex-1 text-lg leading-snug tracking-tight sm:text-xl">{item.question}</h2>
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-paper-deep transition-[rotate,background-color] duration-300 ease-label group-open:rotate-180 group-open:bg-mango group-hover:bg-mango">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div id={item.id} className="scroll-mt-24 px-4 pb-3 sm:px-6 sm:pl-17">
        <div className="space-y-3 border-t-2 border-dashed border-arena pt-4">
          {item.answer.map((paragraph) => (
            <p key={paragraph} className="max-w-[65ch]">
              {paragraph}
            </p>
          ))}
        </div>
        <Link
          to={{hash: item.id}}
          replace
          onClick={() => copyAddress(item.id)}
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-selva underline-offset-4 hover:underline"
        >
          <Icon name="link" className="size-4" />
          {copy.directLink}
        </Link>
      </div>
    </details>
  );
}

/** Where the browser refuses the clipboard, the address bar still shows the address. */
function copyAddress(id: string): void {
  const address = new URL(`#${id}`, window.location.href).href;
  navigator.clipboard?.writeText(address).then(
    () => showToast({tone: 'success', title: copy.linkCopied}),
    () => undefined,
  );
}
