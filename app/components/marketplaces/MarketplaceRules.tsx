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

const LOOKS: Record<Exclude<Verdict, 'unconfirmed'>, string> = {
  allowed: 'bg-selva-soft',
  conditions: 'bg-mango-soft',
  forbidden: 'bg-coral-soft',
};

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** 'Dónde venderlo': each platform's rule with its source; what is unconfirmed only with the place to ask. */
export function MarketplaceRules({rules}: {rules: readonly CurrentRule[]}) {
  const open = rules.filter(({verdict}) => verdict === 'unconfirmed');
  return (
    <section aria-labelledby={copy.id} className="page py-10">
      <h2 id={copy.id} className="text-2xl sm:text-3xl">
        {copy.title}
      </h2>
      <p className="mt-2 max-w-[65ch] text-muted">{copy.intro}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {rules
          .filter((rule) => !open.includes(rule))
          .map((rule) => (
            <li
              key={rule.id}
              className="flex flex-col rounded-xl border border-arena bg-white p-5 shadow-card"
            >
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-lg">{rule.platform}</h3>
                <strong
                  className={`rounded-full px-3 py-1 text-sm ${rule.verdict === 'unconfirmed' ? '' : LOOKS[rule.verdict]}`}
                >
                  {copy.verdicts[rule.verdict]}
                </strong>
              </div>
              <p className="text-sm text-muted">{rule.use}</p>
              <p className="mt-3">{rule.advice}</p>
              {rule.quotation && rule.source ? (
                <details className="mt-auto pt-2 text-sm">
                  <summary className="flex min-h-11 flex-wrap items-center gap-2 font-bold">
                    <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
                    <span>
                      {copy.source} <span className="sr-only">{copy.sourceOf(rule.platform)}</span>
                    </span>
                    {rule.readAt ? (
                      <span className="font-normal text-muted">
                        {copy.read(formatDate(rule.readAt))}
                      </span>
                    ) : null}
                  </summary>
                  <blockquote
                    lang={rule.own ? undefined : 'en'}
                    className="border-l-4 border-arena-deep pl-3"
                  >
                    «{rule.quotation}»
                  </blockquote>
                  <RuleLink
                    to={rule.source}
                    label={copy.see}
                    about={copy.sourceOf(rule.platform)}
                  />
                </details>
              ) : null}
            </li>
          ))}
      </ul>
      {open.length > 0 ? (
        <div className="mt-4 rounded-xl border border-arena bg-white p-5 shadow-card">
          <h3 className="text-lg">{copy.verdicts.unconfirmed}</h3>
          <ul className="mt-2 grid gap-x-8 md:grid-cols-2">
            {open.map((rule) => (
              <li key={rule.id} className="border-t border-arena py-2 text-sm">
                <p className="flex flex-wrap items-center justify-between gap-x-4">
                  <strong className="text-base">{rule.platform}</strong>
                  <RuleLink to={rule.ask} label={copy.ask} about={copy.askOf(rule.platform)} />
                </p>
                <p className="text-muted">{rule.stale ? copy.stale : rule.advice}</p>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
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
