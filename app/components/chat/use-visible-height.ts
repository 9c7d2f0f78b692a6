import {useEffect, type RefObject} from 'react';

/** Keeps an element within what a phone's keyboard leaves visible; the keyboard changes no layout. */
export function useVisibleHeight(element: RefObject<HTMLElement>, active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!active || !viewport || !style) return;
    const fit = () => {
      // Zoomed by fingers, it is the shopper who decides what is visible.
      const fits = viewport.scale === 1;
      style.height = fits ? `${viewport.height}px` : '';
      style.top = fits ? `${viewport.offsetTop}px` : '';
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
      style.height = '';
      style.top = '';
    };
  }, [element, active]);
}
