/** Calls `listener` whenever the shopper comes back to this tab, until the returned function is called. */
export function onReturn(listener: () => void): () => void {
  const hear = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', hear);
  // Another window of the same screen hides no tab.
  window.addEventListener('focus', hear);
  return () => {
    document.removeEventListener('visibilitychange', hear);
    window.removeEventListener('focus', hear);
  };
}
