import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

/**
 * What a browser does by itself when a page loads, after a client navigation: a screen reader hears
 * the new title, and the focus starts over at the content. A form control that changed the address
 * keeps the focus, and so does the target of a hash.
 */
export function RouteAnnouncer() {
  const {pathname, search, hash} = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    setTitle(document.title);
    if (hash || document.activeElement?.matches('main input, main select, main button')) return;
    document.getElementById('contenido')?.focus({preventScroll: true});
  }, [address, hash]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
