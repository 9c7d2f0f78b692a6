/** `truncateAt` of the provider: at most so many characters, the last three of them an ellipsis. */
export function truncate(text: string, at: number | null | undefined): string {
  if (at == null || text.length <= at) return text;
  return at <= 3 ? text.slice(0, Math.max(0, at)) : `${text.slice(0, at - 3)}...`;
}
