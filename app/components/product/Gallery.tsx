import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {productPage as copy} from '~/copy/product';
import type {Image} from '~/domain/product/product';
import {Icon} from '../ui/Icon';
import {fetchOnIntent, useLazyPart} from '../ui/hydration/use-lazy-part';
import {Radios, THUMBNAILS} from '../ui/choices/Radios';
import {useHydrated} from '~/state/browser/hydrated';
import {imageAtWidth, ResponsiveImage} from '../ui/ResponsiveImage';
import {pageInView, scrollToPage} from '../ui/snap-track';

interface GalleryProps {
  readonly title: string;
  readonly images: readonly Image[];
  /** Content at the upper right of the picture. */
  readonly children?: ReactNode;
}

const MAIN_SIZES = '(min-width: 80rem) 590px, (min-width: 48rem) 45vw, 15rem';
/** Target of a picture without JavaScript. */
const LARGE_WIDTH = 1600;

/**
 * All pictures side by side in a track that snaps: swiped by hand, moved by the thumbnails, which
 * stand beside it. On a phone they are low, so that title, price and button need no scrolling. A press
 * opens them large.
 */
export function Gallery({title, images, children}: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const [PictureZoom, openZoom] = useLazyPart(importZoom);
  // Out of sight is out of the keyboard's way, too, once the thumbnails work.
  const scripted = useHydrated();
  const several = images.length > 1;

  function show(index: number) {
    setCurrent(index);
    scrollToPage(track.current, index);
  }

  function zoom(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void openZoom(() => {
      show(index);
      setZoomed(true);
    });
  }

  return (
    <section aria-label={copy.gallery(title)} className="flex gap-3 lg:flex-row-reverse lg:gap-4">
      {/* Thumbnails at its left have their room before they are parsed, or it would move as they come. */}
      <div
        className={`${several ? 'lg:max-w-[calc(100%-5.5rem)]' : ''} relative min-w-0 flex-1 self-start overflow-hidden rounded-2xl border border-arena bg-paper-deep max-md:h-60 md:max-lg:aspect-4/5 lg:h-(--cover) lg:[--cover:clamp(26rem,100svh-16rem,44rem)] low:aspect-auto low:h-56`}
      >
        <ul
          ref={track}
          onScroll={several ? (event) => setCurrent(pageInView(event.currentTarget)) : undefined}
          className="shelf flex size-full scroll-px-0 overflow-x-auto overscroll-x-contain rounded-2xl"
        >
          {(images.length ? images : [null]).map((image, index) => {
            const picture = (
              <ResponsiveImage
                image={image}
                alt={image?.altText || copy.image(title, index + 1, images.length || 1)}
                width={image?.width ?? 800}
                height={image?.height ?? 1000}
                sizes={MAIN_SIZES}
                priority={index === 0}
                outOfSight={index > 0}
                className="size-full object-contain"
              />
            );
            return (
              <li
                key={index}
                className={`size-full flex-none snap-center snap-always ${index ? '' : 'cover max-md:after:left-1/2 max-md:after:-ml-24 max-md:after:w-48 lg:after:inset-x-0 lg:after:mx-auto lg:after:w-[calc(var(--cover)*0.8)]'}`}
              >
                {image ? (
                  <a
                    href={imageAtWidth(image.url, LARGE_WIDTH)}
                    tabIndex={scripted && index !== current ? -1 : undefined}
                    {...INTENT}
                    onClick={(event) => zoom(event, index)}
                    className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
                  >
                    {picture}
                    <span className="sr-only">{copy.enlarge}</span>
                  </a>
                ) : (
                  picture
                )}
              </li>
            );
          })}
        </ul>
        {images.length ? (
          <span className="pointer-events-none absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border border-arena bg-white shadow-card">
            <Icon name="zoom-in" />
          </span>
        ) : null}
        {children}
      </div>
      {several ? (
        <div data-needs-script className="w-11 flex-none md:w-14 lg:w-18">
          <Radios
            id="imagen"
            legend={copy.choosePicture}
            look={THUMBNAILS}
            value={String(current)}
            onChange={(index) => show(Number(index))}
            options={images.map((image, index) => ({
              value: String(index),
              label: copy.showImage(index + 1, images.length),
              content: (
                <ResponsiveImage
                  image={image}
                  alt=""
                  width={72}
                  height={90}
                  sizes="72px"
                  className="size-full object-cover"
                />
              ),
            }))}
          />
        </div>
      ) : null}
      {PictureZoom ? (
        <PictureZoom
          title={title}
          images={images}
          open={zoomed}
          current={current}
          onShow={show}
          onClose={() => setZoomed(false)}
        />
      ) : null}
    </section>
  );
}

const importZoom = () => import('./PictureZoom');
const INTENT = fetchOnIntent(importZoom);
