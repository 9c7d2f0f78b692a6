import {useState} from 'react';
import {BrandStage, EXAMPLE, type BrandedImage} from './BrandStage';

/** The picture that answers. Lazy-loaded, hence the default export. */
export default function InteractiveBrandPreview({image}: BrandedImage) {
  const [branding, setBranding] = useState(EXAMPLE);
  return <BrandStage image={image} branding={branding} onChange={setBranding} />;
}
