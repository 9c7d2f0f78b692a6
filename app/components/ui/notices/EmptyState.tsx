import type {ReactNode} from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** Address of a decorative drawing. */
  readonly illustration: string;
  /** The heading's level: 1 where the empty state is the whole screen. */
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

export function EmptyState({title, text, illustration, level = 2, children}: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-center justify-center gap-4 rounded-2xl bg-white px-6 py-10 text-center shadow-card stitched">
      <img src={illustration} alt="" width={200} height={160} className="h-40 w-50" />
      <Heading className="text-2xl sm:text-3xl">{title}</Heading>
      {text ? <p className="text-muted">{text}</p> : null}
      {children}
    </div>
  );
}
