import {claims} from '~/content/claims';
import {homeSections} from '~/copy/home';
import {Icon} from '../ui/Icon';

const copy = homeSections.included;

export function Included() {
  return (
    <section className="page grid gap-4 py-6 off-screen-80 sm:gap-8 sm:py-14 sm:off-screen-180 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-16 lg:py-20">
      <div>
        <h2 className="text-2xl sm:text-4xl">{copy.title}</h2>
        <p className="mt-1 text-muted sm:mt-3 sm:text-lg">{claims.included.claim}</p>
      </div>
      <ul className="grid grid-cols-1 gap-2 min-[24rem]:grid-cols-2 sm:gap-4">
        {copy.items.map(({icon, title, text}) => (
          <li
            key={title}
            className="flex items-center gap-2 rounded-xl bg-white p-3 text-ink shadow-card sm:items-start sm:gap-4 sm:p-6 sm:stitched"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-mango-soft sm:size-12">
              <Icon name={icon} className="size-5 sm:size-6" />
            </span>
            <span className="min-w-0 wrap-anywhere">
              <h3 className="text-sm sm:text-lg">{title}</h3>
              <p className="mt-1 text-muted max-sm:sr-only">{text}</p>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
