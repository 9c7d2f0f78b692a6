import type {Crumb} from '~/domain/catalogue/views';
import {Breadcrumb} from '../layout/Breadcrumb';

interface ListHeaderProps {
  readonly title: string;
  readonly description: string;
  /** Short facts in one line: how many products, which page. */
  readonly facts: readonly string[];
  readonly trail: readonly Crumb[];
}

/** The head of a list of products or categories. */
export function ListHeader({title, description, facts, trail}: ListHeaderProps) {
  return (
    <header className="mb-8 border-b border-arena bg-paper-deep">
      <div className="page pt-5 pb-8">
        <Breadcrumb trail={trail} current={title} />
        <h1 className="mt-4 text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{description}</p>
        <p className="mt-4 text-sm font-semibold text-selva">{facts.join(' • ')}</p>
      </div>
    </header>
  );
}
