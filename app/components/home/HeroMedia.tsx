import {useEffect, useRef, useState} from 'react';
import {PHONE} from '~/components/ui/hydration/use-browser';
import {onFirstAction} from '../ui/hydration/on-first-action';

interface HeroMediaProps {
  /** 1 or 2: which of the films in `public/video`. */
  readonly slide: number;
  readonly shown: boolean;
  readonly playing: boolean;
}

/**
 * The picture behind a slide: a poster first; the film, which weighs as much as all the rest, is fetched only
 * when its slide is shown and in sight, motion is welcome and the shopper has done something, and
 * fades in over the same first frame.
 */
export function HeroMedia({slide, shown, playing}: HeroMediaProps) {
  const [wanted, setWanted] = useState(false);
  const media = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const running = shown && playing;

  useEffect(() => {
    if (!running || wanted || savesData()) return;
    // Out of sight it is not needed; when the slides have turned it is asked again.
    return onFirstAction(() => setWanted((media.current?.getBoundingClientRect().bottom ?? 0) > 0));
  }, [running, wanted]);

  useEffect(() => {
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
      <picture>
        <source media={PHONE} srcSet={`${poster}-mobile.webp`} />
        <img
          src={`${poster}.webp`}
          alt=""
          width={1440}
          height={810}
          loading={slide === 1 ? 'eager' : 'lazy'}
          {...{fetchpriority: slide === 1 ? 'high' : 'low'}}
          className="hero-media"
        />
      </picture>
      {wanted ? (
        <video ref={video} muted loop playsInline disablePictureInPicture className="hero-media">
          <source src={`/video/hero-${slide}.webm`} type="video/webm" />
          <source src={`/video/hero-${slide}.mp4`} type="video/mp4" />
        </video>
      ) : null}
      <div className="absolute inset-0 [background:linear-gradient(to_top,#072825,rgb(7_40_37/0.7),transparent)] md:hidden" />
    </div>
  );
}

function savesData(): boolean {
  const connection = (navigator as {connection?: {saveData?: boolean; effectiveType?: string}})
    .connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
