import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

const KEPT = 'main :focus:not(a:not([rel=nofollow]))';

/**
 * What a browser does by itself when a page loads, after a client navigation: a screen reader hears
 * the new title, and the focus starts over at the content. What narrowed a list, a control or one of the
 * links that no machine should follow, keeps the focus, and so does the target of a hash, which may also be
 * none: a receipt's tells its order.
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
    if (document.getElementById(hash.slice(1)) || document.querySelector(KEPT)) return;
    document.getElementById('contenido')?.focus({preventScroll: true});
  }, [address, hash]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
