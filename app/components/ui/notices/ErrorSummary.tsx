import {forwardRef, type MouseEvent} from 'react';
import {Notice} from './Notice';

interface ErrorSummaryProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** The fields to correct: the id and the label of each control. */
  readonly fields: readonly {readonly id: string; readonly label: string}[];
}

/** Error summary above a form, with links to the invalid fields. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  {title, texts, fields},
  ref,
) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <Notice tone="destructive" title={title}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {fields.length ? (
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {fields.map(({id, label}) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={focusTarget}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
});

/** Like native validation without JavaScript, except that the URL stays. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
