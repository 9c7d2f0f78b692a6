/** A number on an icon; nothing at all for zero. The link around it says the number in words. */
export function CountBadge({count}: {count: number}) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2 left-3.5 min-w-5 rounded-full bg-coral px-1 text-center text-xs leading-5 font-bold text-white ring-2 ring-paper"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
