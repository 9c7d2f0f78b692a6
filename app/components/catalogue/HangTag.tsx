import type {ReactNode} from 'react';

interface HangTagProps {
  /** Background, padding and layout of the tag itself. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A card in the shape of a price tag on its thread. The thread takes the 2.25 rem above the tag. */
export function HangTag({className, children}: HangTagProps) {
  return (
    <span className="relative flex h-full flex-col pt-9">
      <svg
        viewBox="0 0 16 68"
        aria-hidden="true"
        className="absolute top-0 left-1/2 z-1 h-17 w-4 -translate-x-1/2 fill-none stroke-mango-deep stroke-[2.5]"
      >
        <path strokeLinecap="round" d="M8 0c-6 18-6 46 0 64M8 0c5 12 6 24 5.5 36" />
      </svg>
      <span className={`flex flex-1 flex-col hang-tag ${className}`}>{children}</span>
    </span>
  );
}
