import type {Image} from '~/domain/catalogue/product';
import {lazyOnIntent} from '../ui/hydration/lazy-on-intent';
import {BrandStage, EXAMPLE, type BrandedImage} from './BrandStage';

interface BrandSectionProps {
  /** Of a product; without one there is nothing to show. */
  readonly image: Image | null | undefined;
  readonly className?: string;
}

/** A cover of which one part is still nobody's, and the other has the shopper's name and colour. */
const BrandPreview = lazyOnIntent(
  () => import('./InteractiveBrandPreview'),
  function PlainBrandPreview({image}: BrandedImage) {
    return <BrandStage image={image} branding={EXAMPLE} />;
  },
);

/** The preview as a part of a page, below what is seen first. Lazy-loaded, hence the default export. */
export default function BrandSection({image, className = ''}: BrandSectionProps) {
  if (!image) return null;
  return (
    <section data-needs-script className={className}>
      <BrandPreview image={image} />
    </section>
  );
}
