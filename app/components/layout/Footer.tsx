import {useNavigate} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {FooterContent, type FooterContentProps} from './FooterContent';

const FOOTER = 'mt-20 bg-ink pb-[calc(4rem+env(safe-area-inset-bottom))] text-paper md:pb-0';

/** What the server rendered; it never changes, so the browser keeps it and its code is not sent. */
const served = import.meta.env.SSR ? '' : (document.querySelector('footer > div')?.innerHTML ?? '');

export function Footer(props: FooterContentProps) {
  const navigate = useNavigate();
  if (import.meta.env.SSR) {
    return (
      <footer className={FOOTER}>
        <div role="presentation">
          <FooterContent {...props} />
        </div>
      </footer>
    );
  }

  function follow(event: MouseEvent) {
    const link = (event.target as HTMLElement).closest('a');
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || link?.target;
    if (!link || elsewhere) return;
    event.preventDefault();
    void navigate(link.pathname);
  }

  return (
    <footer className={FOOTER}>
      <div
        // For the links inside, which the keyboard clicks too.
        role="presentation"
        onClick={follow}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: served}}
      />
    </footer>
  );
}
