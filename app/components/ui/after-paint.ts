/**
 * A function that calls back once the browser has painted what follows from what happens now. What an
 * action merely gives reason for, such as fetching code, must not hold back the answer to it.
 */
export function afterPaint(callback: () => void): () => void {
  return () => {
    requestAnimationFrame(() => setTimeout(callback));
  };
}
