interface SpinnerProps {
  readonly label: string;
  /**
   * Address of the drawing that the empty state after it shows. The largest thing on the screen is
   * then painted with the document, not when the code is here.
   */
  readonly illustration?: string;
}

/** A wait that is announced; the label says for what. */
export function Spinner({label, illustration}: SpinnerProps) {
  return (
    <div role="status" className="flex flex-col items-center justify-center gap-4 py-16">
      {illustration ? (
        <img src={illustration} alt="" width={200} height={160} className="h-40 w-50" />
      ) : null}
      <span className="size-10 animate-spin-slow rounded-full border-4 border-arena border-t-selva" />
      <span className="text-muted">{label}</span>
    </div>
  );
}
