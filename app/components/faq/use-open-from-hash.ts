import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';

/**
 * Opens the `details` around the element that the address's hash names, and brings it into view.
 * Browsers do it themselves for a document's own address; a navigation within the shop needs this.
 */
export function useOpenFromHash(): void {
  const location = useLocation();
  useEffect(() => {
    const item = document.getElementById(location.hash.slice(1))?.closest('details');
    if (!item) return;
    item.open = true;
    item.scrollIntoView();
  }, [location]);
}
