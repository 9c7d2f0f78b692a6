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
    <header className="mb-3 border-b border-arena bg-paper-deep sm:mb-8">
      <div className="page pt-1 pb-3 sm:pt-5 sm:pb-8">
        <Breadcrumb trail={trail} current={title} />
        <h1 className="text-3xl sm:mt-4 sm:text-5xl">{title}</h1>
        <p className="mt-1 max-w-2xl leading-snug text-muted sm:mt-3 sm:text-lg">{description}</p>
        {facts.length > 0 ? (
          <p className="mt-2 text-sm font-semibold text-selva sm:mt-4">{facts.join(' • ')}</p>
        ) : null}
      </div>
    </header>
  );
}
