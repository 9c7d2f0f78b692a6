import {BenefitCard, type Benefit} from './BenefitCard';
import {SectionHeading} from './SectionHeading';

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
