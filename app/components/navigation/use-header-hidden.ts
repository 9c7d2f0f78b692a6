import {useEffect, useState, type RefObject} from 'react';
import {SHOWN_HEADER, transitionHeader} from '~/domain/site/header-visibility';

/** Whether the header is out of the way; never while it has the focus or something of it is open. */
export function useHeaderHidden(header: RefObject<HTMLElement>): [boolean, () => void] {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let state = SHOWN_HEADER;
    const onScroll = () => {
      state = transitionHeader(state, window.scrollY);
      const inUse = header.current?.matches(
        ':focus-within, :has([aria-expanded="true"], #menu-categorias)',
      );
      setHidden(state.hidden && !inUse);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [header]);

  return [hidden, () => setHidden(false)];
}
