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
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12 text-center">
      <img src={illustration} alt="" width={200} height={160} className="h-40 w-50" />
      <Heading className="text-2xl sm:text-3xl">{title}</Heading>
      {text ? <p className="text-muted">{text}</p> : null}
      {children}
    </div>
  );
}
