import {useLayoutEffect, useRef, type RefObject, type UIEvent} from 'react';
import {productPage as copy} from '~/copy/product';
import type {Image} from '~/domain/product/product';
import {Dialog, DialogHeading} from '../ui/Dialog';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';
import {ResponsiveImage} from '../ui/ResponsiveImage';
import {pageInView, scrollToPage} from '../ui/snap-track';

interface PictureZoomProps {
  readonly title: string;
  readonly images: readonly Image[];
  readonly open: boolean;
  /** Index of the picture to show. */
  readonly current: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

const SIZES = '(min-width: 48rem) 80vh, 100vw';

/**
 * Full-screen pictures, one at a time: swiped, or turned with arrow keys or two buttons. Lazy-loaded, hence the
 * default export.
 */
export default function PictureZoom({open, onClose, ...pictures}: PictureZoomProps) {
  const track = useRef<HTMLUListElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={track}
      className="fixed inset-0 flex flex-col transition-[opacity,translate] duration-200 ease-label data-closed:opacity-0 md:inset-6 md:rounded-2xl"
    >
      <DialogHeading
        title={pictures.title}
        closeLabel={copy.closeZoom}
        onClose={onClose}
        className="gap-4 px-4 py-2 sm:px-6"
      />
      <Pictures {...pictures} track={track} />
    </Dialog>
  );
}

interface PicturesProps extends Omit<PictureZoomProps, 'open' | 'onClose'> {
  /** The track takes the focus, so that the browser's own arrow keys move it. */
  readonly track: RefObject<HTMLUListElement>;
}

function Pictures({title, images, current, onShow, track}: PicturesProps) {
  const first = useRef(current);
  useLayoutEffect(() => scrollToPage(track.current, first.current), [track]);

  function turn(step: number) {
    const index = (current + step + images.length) % images.length;
    onShow(index);
    scrollToPage(track.current, index);
  }

  function follow(event: UIEvent<HTMLElement>) {
    const index = pageInView(event.currentTarget);
    if (index !== current) onShow(index);
  }

  return (
    <>
      <ul
        ref={track}
        tabIndex={0}
        aria-label={copy.gallery(title)}
        onScroll={follow}
        className="shelf flex min-h-0 flex-1 scroll-px-0 overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-4"
      >
        {images.map((image, index) => (
          <li key={index} className="size-full flex-none snap-center snap-always p-2">
            <ResponsiveImage
              image={image}
              alt={image.altText || copy.image(title, index + 1, images.length)}
              width={image.width ?? 800}
              height={image.height ?? 1000}
              sizes={SIZES}
              priority={index === first.current}
              className="size-full object-contain"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <div className="flex items-center justify-center gap-4 px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <TurnButton icon="chevron-left" label={copy.previousImage} onClick={() => turn(-1)} />
          <p role="status" className="min-w-16 text-center font-bold tabular">
            {copy.zoomPosition(current + 1, images.length)}
          </p>
          <TurnButton icon="chevron-right" label={copy.nextImage} onClick={() => turn(1)} />
        </div>
      ) : null}
    </>
  );
}

interface TurnButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function TurnButton({icon, label, onClick}: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full border-2 border-ink hover:bg-ink hover:text-paper"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
