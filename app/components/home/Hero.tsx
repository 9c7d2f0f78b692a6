import {claims} from '~/content/claims';
import {home} from '~/copy/home';
import {ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import type {IconName} from '~/components/ui/icon-sprite';
import {useEffect, useRef, useState} from 'react';
import {PHONE, useMediaQuery, usePageVisible} from '~/components/ui/hydration/use-browser';
import {onFirstAction} from '~/components/ui/hydration/on-first-action';
import {HERO_ROTATION_MS} from '~/domain/limits';

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
                <Heading className="mt-3 text-[min(1.875rem,14vw)] leading-[1.06] font-extrabold tracking-tight text-balance sm:mt-4 sm:text-5xl lg:text-6xl">
                  {slide.title}
                </Heading>
                <p className="mt-2 max-w-xl leading-snug text-paper sm:mt-4 sm:text-xl">
                  {slide.text}
                </p>
                {slide.note ? <p className="mt-2 text-sm sm:text-base">{slide.note}</p> : null}
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
      <p aria-live={paused ? 'polite' : 'off'} className="ml-2 text-sm font-bold tabular">
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

interface HeroMediaProps {
  /** Number of the film in `public/video`: 1 or 2. */
  readonly slide: number;
  readonly shown: boolean;
  readonly playing: boolean;
}

/**
 * The picture behind a slide: a poster first; the film, which weighs as much as all the rest, is fetched only
 * when its slide is shown and in sight, motion is welcome and the shopper has done something, and
 * fades in over the same first frame.
 */
function HeroMedia({slide, shown, playing}: HeroMediaProps) {
  const [wanted, setWanted] = useState(false);
  // The picture of a slide that waits would compete with that of the first.
  const [isSeen, setIsSeen] = useState(shown);
  if (shown && !isSeen) setIsSeen(true);
  const media = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const running = shown && playing;

  useEffect(() => {
    if (!running || wanted || savesData()) return;
    // A slide out of sight needs no film; the effect runs again when the slides have turned.
    return onFirstAction(() => setWanted((media.current?.getBoundingClientRect().bottom ?? 0) > 0));
  }, [running, wanted]);

  useEffect(() => {
    // A browser that refuses to play keeps showing the poster.
    if (running) void video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [running, wanted]);

  const poster = `/video/hero-${slide}-poster`;
  return (
    <div
      ref={media}
      aria-hidden="true"
      className={`hero-fade absolute inset-0 -z-10 ${shown ? '' : 'opacity-0'}`}
    >
      {isSeen ? (
        <picture>
          <source media={PHONE} srcSet={`${poster}-mobile.webp`} />
          <img
            src={`${poster}.webp`}
            alt=""
            width={1440}
            height={810}
            {...{fetchpriority: 'high'}}
            className="hero-media"
          />
        </picture>
      ) : null}
      {wanted ? (
        <video ref={video} muted loop playsInline disablePictureInPicture className="hero-media">
          <source src={`/video/hero-${slide}.webm`} type="video/webm" />
          <source src={`/video/hero-${slide}.mp4`} type="video/mp4" />
        </video>
      ) : null}
      <div className="hero-shade absolute inset-0" />
    </div>
  );
}

function savesData(): boolean {
  const connection = (navigator as {connection?: {saveData?: boolean; effectiveType?: string}})
    .connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

interface HeroRotation {
  readonly index: number;
  /** Whether slides turn by themselves and films run. */
  readonly playing: boolean;
  /** The shopper's choice; `playing` also respects reduced motion. */
  readonly paused: boolean;
  next(): void;
  previous(): void;
  togglePause(): void;
  /** Handlers that pause the slides while hovered or focused. */
  readonly holdHandlers: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Advances slides every 10 seconds while the page is visible and not paused. */
function useHeroRotation(count: number): HeroRotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const visible = usePageVisible();
  const motionWelcome = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const playing = motionWelcome && visible && !paused;
  const turning = playing && !held;

  useEffect(() => {
    if (!turning) return;
    const timeout = setTimeout(() => setIndex(nextSlide(index, count)), HERO_ROTATION_MS);
    return () => clearTimeout(timeout);
  }, [turning, index, count]);

  return {
    index,
    playing,
    paused,
    next: () => setIndex(nextSlide(index, count)),
    previous: () => setIndex(previousSlide(index, count)),
    togglePause: () => setPaused(!paused),
    holdHandlers: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/** The next index, wrapping around; 0 if there are no slides. */
function nextSlide(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The previous index, wrapping around; 0 if there are no slides. */
function previousSlide(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}
