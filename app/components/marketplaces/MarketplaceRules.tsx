import {Link} from '@remix-run/react';
import {marketplaceCopy as copy} from '~/copy/marketplaces';
import type {
  CurrentRule,
  Verdict,
  PlatformsByVerdict,
} from '~/domain/marketplaces/marketplace-rules';
import {formatDate} from '@common/dates';
import {ExternalLink} from '../ui/ExternalLink';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';

const LOOKS: Record<Verdict, string> = {
  allowed: 'bg-selva-soft',
  conditions: 'bg-mango-soft',
  forbidden: 'bg-coral-soft',
  unconfirmed: 'bg-paper-deep',
};

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** 'Dónde venderlo': each platform's rule, quoted with source and date. */
export function MarketplaceRules({rules}: {rules: readonly CurrentRule[]}) {
  return (
    <section aria-labelledby={copy.id} className="page py-10">
      <h2 id={copy.id} className="text-3xl">
        {copy.title}
      </h2>
      <p className="mt-2 max-w-[65ch] text-muted">{copy.intro}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {rules.map((rule) => (
          <li
            key={rule.id}
            className="flex flex-col rounded-xl border border-arena bg-white p-5 shadow-card"
          >
            <h3 className="text-lg">{rule.platform}</h3>
            <p className="text-sm text-muted">{rule.use}</p>
            <p className="mt-3">
              <strong
                className={`inline-block rounded-full px-3 py-1 text-sm ${LOOKS[rule.verdict]}`}
              >
                {copy.verdicts[rule.verdict]}
              </strong>
            </p>
            <p className="mt-3">{rule.stale ? copy.stale : rule.advice}</p>
            {rule.quotation ? (
              <blockquote className="mt-3 border-l-4 border-arena-deep pl-3 text-sm">
                <p lang={rule.own ? undefined : 'en'}>«{rule.quotation}»</p>
              </blockquote>
            ) : null}
            <p className="mt-auto flex flex-wrap items-center gap-x-4 pt-2 text-sm">
              {rule.source ? (
                <span>
                  <RuleLink
                    to={rule.source}
                    label={copy.source}
                    about={copy.sourceOf(rule.platform)}
                  />
                  {rule.readAt ? (
                    <span className="text-muted"> · {copy.read(formatDate(rule.readAt))}</span>
                  ) : null}
                </span>
              ) : null}
              {rule.verdict === 'unconfirmed' ? (
                <RuleLink to={rule.ask} label={copy.ask} about={copy.askOf(rule.platform)} />
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        {copy.costs}{' '}
        <Link to="/cuanto-me-queda" prefetch="intent" className={LINK}>
          {copy.calculate}
        </Link>
      </p>
    </section>
  );
}

function RuleLink({to, label, about}: {to: string; label: string; about: string}) {
  const content = (
    <>
      {label} <span className="sr-only">{about}</span>
    </>
  );
  return to.startsWith('/') ? (
    <Link to={to} className={LINK}>
      {content}
    </Link>
  ) : (
    <ExternalLink href={to} className={LINK}>
      {content}
    </ExternalLink>
  );
}

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
