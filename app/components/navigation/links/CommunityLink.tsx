import type {ReactNode} from 'react';
import {layout} from '~/copy/layout';
import {ExternalLink} from '../../ui/ExternalLink';
import {Icon} from '../../ui/Icon';

interface CommunityLinkProps {
  readonly href: string;
  readonly className: string;
  readonly iconClass?: string;
  /** Its label in this place. */
  readonly children?: ReactNode;
}

/** The way to the community of the shop's customers. */
export function CommunityLink({
  href,
  className,
  iconClass = '',
  children = layout.community,
}: CommunityLinkProps) {
  return (
    <ExternalLink href={href} className={className}>
      {children}
      <Icon name="external-link" className={`size-4 ${iconClass}`} />
    </ExternalLink>
  );
}
