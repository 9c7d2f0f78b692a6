import {lazyOnIntent} from '../ui/hydration/lazy-on-intent';
import {BrandStage, EXAMPLE, type BrandedImage} from './BrandStage';

/** A cover of which one part is still nobody's, and the other has the shopper's name and colour. */
export const BrandPreview = lazyOnIntent(
  () => import('./InteractiveBrandPreview'),
  function PlainBrandPreview({image}: BrandedImage) {
    return <BrandStage image={image} branding={EXAMPLE} />;
  },
);
