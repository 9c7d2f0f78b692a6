import type {Crumb} from '~/domain/catalogue/views';
import {Link} from '@remix-run/react';
import {layout} from '~/copy/layout';
import type {Image} from '~/domain/product/product';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';
import {Icon} from '~/components/ui/Icon';

interface ListHeaderProps {
  readonly title: string;
  readonly description: string;
  /** Short facts in one line: how many products, which page. */
  readonly facts: readonly string[];
  readonly trail: readonly Crumb[];
  /** A picture at the end of the band, where there is room for it. */
  readonly image?: Image | null;
}

/** The head of a list of products or categories, or of a page of text. */
export function ListHeader({title, description, facts, trail, image}: ListHeaderProps) {
  return (
    <header className="relative mb-3 overflow-hidden border-b border-arena bg-paper-deep sm:mb-4">
      {image ? (
        <ResponsiveImage
          image={image}
          alt=""
          width={800}
          height={600}
          sizes="35vw"
          className="absolute inset-y-0 right-0 h-full w-1/3 object-cover [clip-path:polygon(3rem_0,100%_0,100%_100%,0_100%)] max-md:hidden"
        />
      ) : null}
      <div className={`page pt-1 pb-3 ${image ? 'md:pb-6 md:*:max-w-[62%]' : ''}`}>
        <Breadcrumb trail={trail} current={title} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="max-w-full text-[min(1.875rem,10vw)] sm:text-4xl">{title}</h1>
          {facts.length > 0 ? (
            <p className="mt-2 text-sm text-selva max-sm:order-last">{facts.join(' • ')}</p>
          ) : null}
          <p className="mt-2 w-full leading-snug text-balance text-muted">{description}</p>
        </div>
      </div>
    </header>
  );
}

/** The way up: from the home page to the page shown. */
export function Breadcrumb({trail, current}: {trail: readonly Crumb[]; current: string}) {
  return (
    <nav aria-label={layout.breadcrumb} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[{label: layout.breadcrumbHome, to: '/'}, ...trail].map(({label, to}) => (
          <li key={to} className="flex items-center gap-1">
            <Link
              to={to}
              prefetch="intent"
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {label}
            </Link>
            <Icon name="chevron-right" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
