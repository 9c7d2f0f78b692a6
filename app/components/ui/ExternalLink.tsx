import type {AnchorHTMLAttributes} from 'react';
import {layout} from '~/copy/layout';
import {useRootData} from '~/state/root-data';

/** An external link: opens a new tab and announces that. */
export function ExternalLink({
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {readonly href: string}) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> {layout.opensInNewTab}</span>
    </a>
  );
}

/** Opens a chat with the seller; nothing where the operator names no number. */
export function WhatsAppLink() {
  const address = useRootData()?.whatsapp;
  return address ? (
    <ExternalLink
      href={address}
      className="mt-3 inline-flex min-h-11 items-center font-bold underline"
    >
      {layout.whatsapp}
    </ExternalLink>
  ) : null;
}
