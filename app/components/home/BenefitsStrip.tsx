import {homeSections} from '~/copy/home';
import {Icon} from '../ui/Icon';

const copy = homeSections.benefits;

export function BenefitsStrip() {
  return (
    <section aria-label={copy.label} className="my-6 bg-ink text-paper off-screen-99">
      <ul className="page grid gap-x-8 gap-y-6 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {copy.items.map(({icon, title, text}) => (
          <li key={title} className="flex items-center gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-selva text-mango">
              <Icon name={icon} className="size-6" />
            </span>
            <span className="leading-snug">
              <strong className="block text-lg">{title}</strong>
              <span className="text-paper/85">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
