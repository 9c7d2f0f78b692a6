import type {Crumb} from '~/domain/catalogue/views';
import {Breadcrumb} from '~/components/layout/Breadcrumb';

interface ListHeaderProps {
  readonly title: string;
  readonly description: string;
  /** Short facts in one line: how many products, which page. */
  readonly facts: readonly string[];
  readonly trail: readonly Crumb[];
}

/** The head of a list of products or categories, or of a page of text. */
export function ListHeader({title, description, facts, trail}: ListHeaderProps) {
  return (
    <header className="mb-3 border-b border-arena bg-paper-deep sm:mb-4">
      <div className="page pt-1 pb-3">
        <Breadcrumb trail={trail} current={title} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {facts.length > 0 ? (
            <p className="text-sm font-semibold text-selva max-sm:order-last">
              {facts.join(' • ')}
            </p>
          ) : null}
          <p className="w-full leading-snug text-muted">{description}</p>
        </div>
      </div>
    </header>
  );
}
