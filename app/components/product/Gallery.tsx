import {useRef, useState, type KeyboardEvent} from 'react';
import {productPage as copy} from '~/copy/product';
import type {Image} from '~/domain/catalogue/product';
import {ResponsiveImage} from '../ui/ResponsiveImage';
import {targetOfKey} from './target-of-key';

interface GalleryProps {
  readonly title: string;
  readonly images: readonly Image[];
}

const MAIN_SIZES = '(min-width: 80rem) 590px, (min-width: 48rem) 45vw, 76vw';

/**
 * All pictures side by side in a track that snaps: swiped by hand, moved by the thumbnails, which
 * stand beside it so that title and price stay near on a phone.
 */
export function Gallery({title, images}: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const several = images.length > 1;
  const slides = images.length > 0 ? images : [null];

  function show(index: number) {
    setCurrent(index);
    track.current?.scrollTo({left: index * track.current.clientWidth});
  }

  function follow() {
    const {scrollLeft = 0, clientWidth = 1} = track.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOfKey(event.key, current, images.length);
    if (target === null) return;
    event.preventDefault();
    show(target);
    thumbnails.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <section aria-label={copy.gallery(title)} className="flex gap-3 lg:flex-row-reverse lg:gap-4">
      <div
        className={`min-w-0 flex-1 self-start overflow-hidden rounded-2xl border border-arena bg-paper-deep ${several ? 'aspect-4/5' : 'aspect-square sm:aspect-4/5'}`}
      >
        <ul
          ref={track}
          tabIndex={several ? 0 : undefined}
          aria-label={several ? copy.gallery(title) : undefined}
          onScroll={follow}
          className="flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain rounded-2xl focus-visible:-outline-offset-4"
        >
          {slides.map((image, index) => (
            <li key={index} className="size-full flex-none snap-center snap-always">
              <ResponsiveImage
                image={image}
                alt={image?.altText || copy.image(title, index + 1, slides.length)}
                width={image?.width ?? 800}
                height={image?.height ?? 1000}
                sizes={MAIN_SIZES}
                priority={index === 0}
                className="size-full object-contain"
              />
            </li>
          ))}
        </ul>
      </div>
      {several ? (
        <ul
          ref={thumbnails}
          data-needs-script
          className="flex w-14 flex-none flex-col gap-2 lg:w-18 lg:gap-3"
        >
          {images.map((image, index) => (
            <li key={index}>
              <button
                type="button"
                aria-label={copy.showImage(index + 1, images.length)}
                aria-current={index === current}
                onClick={() => show(index)}
                onKeyDown={onKeyDown}
                className="block aspect-square w-full overflow-hidden rounded-md border-2 border-arena bg-paper-deep opacity-75 transition-opacity hover:opacity-100 aria-[current=true]:border-ink aria-[current=true]:opacity-100 lg:aspect-4/5"
              >
                <ResponsiveImage
                  image={image}
                  alt=""
                  width={72}
                  height={90}
                  sizes="72px"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
