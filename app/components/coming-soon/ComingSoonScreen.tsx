import {brand} from '~/copy/layout';
import {comingSoon as copy} from '~/copy/coming-soon';
import {Badge} from '../ui/Badge';
import {HangTag} from '~/components/catalogue/HangTag';

/** What hangs behind the shop's window, from left to right. */
const TAGS = [
  {art: 'ebooks', ground: 'bg-mango-soft', place: 'rotate-2'},
  {art: 'videos', ground: 'bg-selva-soft', place: '-rotate-1'},
  {art: 'micro-saas', ground: 'bg-coral-soft', place: '-rotate-3'},
] as const;

export function ComingSoonScreen() {
  return (
    <div className="page pt-6">
      <section className="overflow-hidden rounded-2xl bg-ink px-6 pb-12 text-paper sm:px-12">
        <div className="mx-auto flex max-w-xl items-start justify-center gap-4 sm:gap-8">
          {TAGS.map(({art, ground, place}) => (
            <div key={art} className={`w-32 origin-top sm:w-40 ${place}`}>
              <HangTag className={`px-3 pt-12 pb-4 ${ground}`}>
                <img
                  src={`/illustrations/${art}.svg`}
                  alt=""
                  width={240}
                  height={200}
                  className="h-auto w-full"
                />
              </HangTag>
            </div>
          ))}
        </div>
        <div className="mx-auto mt-12 flex max-w-2xl flex-col items-center text-center">
          <img
            src="/brand/logo-on-ink.png"
            alt={brand.name}
            width={346}
            height={64}
            className="h-10 w-auto bg-ink"
          />
          <span className="mt-7 flex">
            <Badge>{copy.badge}</Badge>
          </span>
          <h1 className="mt-5 text-4xl sm:text-5xl lg:text-6xl">{copy.headline}</h1>
          <hr className="mt-8 w-40 border-t-4 border-dashed border-mango" />
          <p className="mt-8 max-w-2xl text-lg text-balance text-paper/90 sm:text-2xl">
            {copy.line}
          </p>
        </div>
      </section>
    </div>
  );
}
