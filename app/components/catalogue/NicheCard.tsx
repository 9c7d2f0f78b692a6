import {Link} from '@remix-run/react';
import {collection as copy} from '~/copy/collection';
import type {NicheSummary} from '~/domain/catalogue/views';
import {Icon} from '~/components/ui/Icon';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

interface NicheCardProps {
  readonly niche: NicheSummary;
  readonly priority?: boolean;
}

/** A niche as a label to pick up: picture, name, how many products. */
export function NicheCard({niche, priority = false}: NicheCardProps) {
  const {handle, name, image, productCount} = niche;
  return (
    <Link
      to={`/category/${handle}`}
      prefetch="intent"
      className="group @container flex h-full flex-col overflow-hidden rounded-xl border border-arena bg-white shadow-card transition-shadow duration-300 hover:shadow-lift"
    >
      <span className="block aspect-4/3 overflow-hidden bg-paper-deep">
        <ResponsiveImage
          image={image}
          alt=""
          width={400}
          height={300}
          sizes="(min-width: 64rem) 400px, 48vw"
          priority={priority}
          className="size-full object-cover transition-transform duration-500 ease-label group-hover:scale-[1.03]"
        />
      </span>
      <span className="flex flex-1 items-center justify-between gap-3 p-3 sm:p-4">
        <span className="min-w-0">
          <span className="block text-[min(0.95rem,9.8cqi)] leading-tight font-bold sm:text-lg">
            {name}
          </span>
          {productCount === null ? null : (
            <span className="text-sm text-muted">{copy.products(productCount)}</span>
          )}
        </span>
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-paper-deep transition-colors group-hover:bg-mango group-hover:text-ink-deep max-sm:hidden">
          <Icon name="arrow-right" />
        </span>
      </span>
    </Link>
  );
}
