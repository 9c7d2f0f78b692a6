import type {ReactNode} from 'react';

interface SectionHeadingProps {
  readonly title: string;
  readonly text?: string;
  /** At the end of the line, such as a link to more. */
  readonly children?: ReactNode;
}

export function SectionHeading({title, text, children}: SectionHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-6">
      <div>
        <h2 className="text-2xl sm:text-4xl">{title}</h2>
        {text ? <p className="mt-1 text-muted sm:text-lg">{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
