import {layout} from '~/copy/layout';
import {thankYou} from '~/copy/thank-you';
import {UPSELL_COURSE_USD} from '~/domain/limits';
import {buttonClass} from '../ui/Button';
import {Icon} from '../ui/Icon';

const copy = thankYou.upsell;

export function Upsell({courseUrl}: {courseUrl: string}) {
  return (
    <section
      aria-labelledby="oferta"
      className="grid gap-6 rounded-2xl bg-mango-soft p-8 text-ink stitched sm:p-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div>
        <h2 id="oferta" className="text-2xl sm:text-3xl">
          {copy.title}
        </h2>
        <p className="mt-2 text-xl font-bold">{copy.course}</p>
        <p className="mt-1 max-w-2xl text-muted">{copy.text}</p>
      </div>
      <div className="flex flex-col items-start gap-3 md:items-center">
        <p className="text-4xl font-extrabold">{copy.price(UPSELL_COURSE_USD)}</p>
        <a
          href={courseUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({look: 'secondary', size: 'lg'})}
        >
          {copy.action}
          <Icon name="external-link" />
          <span className="sr-only"> {layout.opensInNewTab}</span>
        </a>
      </div>
    </section>
  );
}
