import {Link} from '@remix-run/react';
import {homeSections} from '~/copy/home';
import {SectionHeading} from '../ui/SectionHeading';

const copy = homeSections.waysIn;

/** For who resells: the shop by whom one sells to, and by what one wants to spend. */
export function WaysIn() {
  return (
    <section className="page py-10 sm:py-14">
      <SectionHeading title={copy.title} text={copy.text} />
      <ul className="flex flex-wrap gap-2">
        {copy.links.map(({label, to}) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-full bg-selva-soft px-4 text-sm font-bold whitespace-nowrap transition-colors hover:bg-ink hover:text-paper"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
