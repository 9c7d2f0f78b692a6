interface SpinnerProps {
  readonly label: string;
  /** URL of the illustration. Preloaded, because it is the largest paint and should not wait for the code. */
  readonly illustration?: string;
}

/** A spinner with a label, but no live region: screen readers seldom read one that is rendered with its text. */
export function Spinner({label, illustration}: SpinnerProps) {
  return (
    <div className="flex flex-col items-center justify-center gap-4 py-16">
      {illustration ? (
        <img src={illustration} alt="" width={200} height={160} className="h-40 w-50" />
      ) : null}
      <span className="size-10 animate-spin-slow rounded-full border-4 border-arena border-t-selva" />
      <span className="text-muted">{label}</span>
    </div>
  );
}
