import {MAX_ERROR_REPORTS, maskedText} from '~/domain/site/error-report';

const reported = new Set<string>();

/** Reports a failure of the page to the worker's log, each once and few in all. Never throws. */
export function reportError(kind: 'error' | 'rejection' | 'screen', error: unknown): void {
  try {
    const {name, message, stack} = error instanceof Error ? error : new Error(String(error));
    // The first frame in a file of the shop, such as 'ProductScreen-Ab12.js:1:2345'.
    const [, place = ''] = stack?.split('/assets/') ?? [];
    const report = JSON.stringify({
      kind,
      message: maskedText(`${name}: ${message}`),
      place: place.slice(0, 200).replace(/[^\w.~:-][^]*/, ''),
      path: window.location.pathname.slice(0, 200),
    });
    if (reported.has(report) || reported.size >= MAX_ERROR_REPORTS) return;
    reported.add(report);
    navigator.sendBeacon('/api/errores', report);
  } catch {
    // A report that fails must not be another failure.
  }
}
