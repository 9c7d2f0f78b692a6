import {Icon} from './Icon';
import type {IconName} from './icon-sprite';
import type {ReactNode} from 'react';

const COLUMNS: Record<number, string> = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

interface BenefitListProps {
  readonly title: string;
  readonly benefits: readonly Benefit[];
}

export function BenefitList({title, benefits}: BenefitListProps) {
  return (
    <section>
      <SectionHeading title={title} />
      <ul className={`grid gap-4 lg:gap-6 ${COLUMNS[benefits.length] ?? ''}`}>
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <BenefitCard {...benefit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface Benefit {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** An advantage, with its icon on a label sewn to the card's edge. */
function BenefitCard({icon, title, text}: Benefit) {
  return (
    <div className="h-full rounded-xl border border-arena bg-white pt-6 pr-6 pb-6 shadow-card">
      <span className="inline-flex h-12 items-center bg-mango pr-4 label-hole text-ink-deep">
        <Icon name={icon} className="size-6" />
      </span>
      <h3 className="mt-5 pl-6 text-xl">{title}</h3>
      <p className="mt-2 pl-6 text-muted">{text}</p>
    </div>
  );
}

interface SectionHeadingProps {
  readonly title: string;
  readonly text?: string;
  /** Content at the end of the heading's line, such as a link. */
  readonly children?: ReactNode;
}

export function SectionHeading({title, text, children}: SectionHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-6">
      <div className="min-w-0">
        <h2 className="text-2xl sm:text-4xl">{title}</h2>
        {text ? <p className="mt-1 text-muted sm:text-lg">{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
