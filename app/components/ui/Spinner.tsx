/** A wait that is announced; the label says for what. */
export function Spinner({label}: {label: string}) {
  return (
    <div role="status" className="flex flex-col items-center justify-center gap-4 py-16">
      <span className="size-10 animate-spin-slow rounded-full border-4 border-arena border-t-selva" />
      <span className="text-muted">{label}</span>
    </div>
  );
}
