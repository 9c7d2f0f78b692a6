import type {Image} from '~/domain/catalogue/product';
import {BrandPreview} from './BrandPreview';

interface BrandSectionProps {
  /** Of a product; without one there is nothing to show. */
  readonly image: Image | null | undefined;
  readonly className?: string;
}

/** The preview as a part of a page, below what is seen first. Lazy-loaded, hence the default export. */
export default function BrandSection({image, className = ''}: BrandSectionProps) {
  if (!image) return null;
  return (
    <section data-needs-script className={className}>
      <BrandPreview image={image} />
    </section>
  );
}
