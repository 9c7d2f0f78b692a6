import type {AnchorHTMLAttributes} from 'react';
import {layout} from '~/copy/layout';

/** A link out of the shop: opens a new tab and says so to screen readers. */
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
