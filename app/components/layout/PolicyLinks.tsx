import {Link} from '@remix-run/react';
import {POLICY_HANDLES, type PolicyHandle} from '~/domain/policies/policies';
import {policyLinks as copy} from '~/copy/policies';
import {useSeller} from '~/state/root-data';

interface PolicyLinksProps {
  readonly handles?: readonly PolicyHandle[];
  /** Text beside the links; without it they get an `aria-label`. */
  readonly children?: string;
  readonly className?: string;
}

/** Links to the shop's policies. Hidden until the seller is configured: there are no policies yet. */
export function PolicyLinks({
  handles = POLICY_HANDLES,
  children,
  className = '',
}: PolicyLinksProps) {
  if (!useSeller().seller) return null;
  // A page can have two such groups, and they need distinct names.
  return (
    <div
      role="group"
      aria-label={children ?? copy.label}
      className={`flex flex-wrap items-center gap-x-4 text-sm ${className}`}
    >
      {children ? <span>{children}</span> : null}
      {handles.map((handle) => (
        <Link
          key={handle}
          to={`/politicas/${handle}`}
          prefetch="intent"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {copy.names[handle]}
        </Link>
      ))}
    </div>
  );
}
