/** The outline of a product card that is on its way. */
export function CardSkeleton() {
  return (
    <div className="animate-shimmer overflow-hidden rounded-xl border border-arena bg-white">
      <div className="aspect-4/5 bg-paper-deep" />
      <div className="flex min-h-56.75 flex-col gap-2 p-3 sm:min-h-58.75 sm:p-4 xl:min-h-55">
        <div className="h-3 w-1/3 rounded-full bg-arena" />
        <div className="h-4 w-full rounded-full bg-arena" />
        <div className="h-4 w-3/4 rounded-full bg-arena" />
        <div className="h-3 w-20 rounded-full bg-arena" />
        <div className="mt-auto h-6 w-24 rounded-full bg-arena" />
      </div>
    </div>
  );
}
