import {Link} from '@remix-run/react';
import {marketplaceCopy as copy} from '~/copy/marketplaces';
import type {PlatformsByVerdict, Verdict} from '~/domain/marketplaces/marketplace-rules';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';

const ICONS: Record<Verdict, IconName> = {
  allowed: 'check',
  conditions: 'info',
  forbidden: 'x',
  unconfirmed: 'info',
};
const ORDER: readonly Verdict[] = ['forbidden', 'allowed', 'conditions', 'unconfirmed'];

/** Which platforms take a PLR product, by name, with the way to their rules. */
export function PlatformSummary({platforms}: {platforms: PlatformsByVerdict}) {
  return (
    <>
      <ul className="mt-2 grid gap-1.5">
        {ORDER.filter((verdict) => platforms[verdict].length > 0).map((verdict) => (
          <li key={verdict} className="flex gap-2 leading-snug">
            <Icon
              name={ICONS[verdict]}
              className={`mt-0.5 size-4 ${verdict === 'forbidden' ? 'text-coral' : 'text-selva'}`}
            />
            <span>
              <strong>{copy.groups[verdict]}</strong> {platforms[verdict].join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={`/licencia#${copy.id}`}
        className="mt-1 inline-flex min-h-11 items-center gap-2 underline decoration-arena-deep underline-offset-4 hover:decoration-current"
      >
        {copy.more}
        <Icon name="arrow-right" className="size-4" />
      </Link>
    </>
  );
}
