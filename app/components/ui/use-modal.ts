import {useEffect, type RefObject} from 'react';

/** Opens and closes a modal dialog; meanwhile the page behind it neither scrolls nor moves. */
export function useModal(dialog: RefObject<HTMLDialogElement>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    const page = document.documentElement;
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
    element?.showModal();
    return () => {
      page.style.overflow = '';
      page.style.scrollbarGutter = '';
      element?.close();
    };
  }, [dialog, open]);
}
