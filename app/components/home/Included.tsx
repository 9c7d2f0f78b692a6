import {homeSections} from '~/copy/home';
import {Icon} from '../ui/Icon';

const copy = homeSections.included;

export function Included() {
  return (
    <section className="page grid gap-8 py-14 off-screen-180 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-16 lg:py-20">
      <div>
        <h2 className="text-3xl sm:text-4xl">{copy.title}</h2>
        <p className="mt-3 text-lg text-muted">{copy.text}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {copy.items.map(({icon, title, text}) => (
          <li
            key={title}
            className="flex gap-4 rounded-xl bg-white p-6 text-ink shadow-card stitched"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mango-soft">
              <Icon name={icon} className="size-6" />
            </span>
            <span>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
