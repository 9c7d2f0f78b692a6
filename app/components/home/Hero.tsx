import {claims} from '~/content/claims';
import {home} from '~/copy/home';
import {ButtonLink} from '~/components/ui/Button';
import {HeroMedia} from './HeroMedia';
import {useHeroRotation, type HeroRotation} from './use-hero-rotation';
import {Icon} from '~/components/ui/Icon';
import type {IconName} from '~/components/ui/icon-sprite';

const copy = home.hero;
const [first, second] = copy.slides;
const SLIDES = [
  {...first, title: `${claims.income.claim} ${first.title}`, note: copy.incomeNote},
  {...second, note: null},
];
const COUNT = SLIDES.length;

/** Two buttons share the width of a phone. */
const SIDE_BY_SIDE = 'max-sm:flex-1 max-sm:px-1! max-sm:text-base!';

/** Two alternating slides; clickable parts stay in place. */
export function Hero() {
  const rotation = useHeroRotation(COUNT);
  return (
    <section
      aria-roledescription="carrusel"
      aria-label={copy.label}
      className="relative isolate overflow-hidden bg-ink-deep text-white"
      {...rotation.holdHandlers}
    >
      {SLIDES.map((slide, index) => (
        <HeroMedia
          key={slide.title}
          slide={index + 1}
          shown={index === rotation.index}
          playing={rotation.playing}
        />
      ))}
      <div className="relative page flex min-h-104 flex-col justify-end gap-4 pt-16 pb-4 sm:min-h-[34rem] sm:gap-5 sm:pt-32 sm:pb-6 md:min-h-[38rem] md:justify-center md:pt-16 md:pb-16">
        <div className="grid max-w-2xl">
          {SLIDES.map((slide, index) => {
            const Heading = index === 0 ? 'h1' : 'p';
            const shown = index === rotation.index;
            return (
              <div
                key={slide.title}
                role="group"
                aria-roledescription="diapositiva"
                aria-label={copy.slideOf(index + 1, COUNT)}
                aria-hidden={!shown}
                className={`hero-words col-start-1 row-start-1 self-end md:self-center ${shown ? '' : 'opacity-0'}`}
              >
                <p className="inline-block bg-mango py-1.5 pr-3 label-hole text-sm font-bold text-ink-deep">
                  {slide.kicker}
                </p>
                <Heading className="mt-3 text-3xl leading-[1.06] font-extrabold tracking-tight text-balance sm:mt-4 sm:text-5xl lg:text-6xl">
                  {slide.title}
                </Heading>
                <p className="mt-2 max-w-xl leading-snug text-paper sm:mt-4 sm:text-xl">
                  {slide.text}
                </p>
                {slide.note ? (
                  <p className="mt-2 text-sm font-semibold sm:text-base">{slide.note}</p>
                ) : null}
              </div>
            );
          })}
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to="/ebooks-plr"
            size="lg"
            className={`${SIDE_BY_SIDE} focus-visible:outline-white`}
          >
            {copy.products}
          </ButtonLink>
          <ButtonLink
            to="/ebooks-plr"
            size="lg"
            look="onInk"
            className={`${SIDE_BY_SIDE} focus-visible:outline-mango`}
          >
            {copy.start}
          </ButtonLink>
        </div>
        <HeroControls rotation={rotation} count={COUNT} />
      </div>
    </section>
  );
}

const heroControlsCopy = home.hero;

function HeroControls({rotation, count}: {rotation: HeroRotation; count: number}) {
  const {index, paused, next, previous, togglePause} = rotation;
  return (
    <div data-needs-script className="flex items-center gap-2">
      <Control icon="chevron-left" label={heroControlsCopy.previous} onClick={previous} />
      <Control icon="chevron-right" label={heroControlsCopy.next} onClick={next} />
      <Control
        icon={paused ? 'play' : 'pause'}
        label={paused ? heroControlsCopy.play : heroControlsCopy.pause}
        onClick={togglePause}
      />
      <p aria-live={paused ? 'polite' : 'off'} className="ml-2 text-sm font-bold tabular-nums">
        {heroControlsCopy.slideOf(index + 1, count)}
      </p>
    </div>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function Control({icon, label, onClick}: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border-2 border-paper/70 transition-colors hover:bg-white hover:text-ink focus-visible:outline-mango"
    >
      <Icon name={icon} />
    </button>
  );
}
