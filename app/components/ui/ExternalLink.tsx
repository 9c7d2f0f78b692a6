import type {AnchorHTMLAttributes} from 'react';
import {layout} from '~/copy/layout';

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

/** In a narrow column an e-mail address breaks after its '@', not within a word. */
export function Email({address}: {readonly address: string}) {
  const host = address.indexOf('@') + 1;
  return (
    <span>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </span>
  );
}
