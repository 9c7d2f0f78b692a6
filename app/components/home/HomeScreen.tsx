import {splitSection} from '../ui/hydration/split-section';
import type {BelowTheFoldProps} from './BelowTheFold';
import {Hero} from './Hero';
import {SocialProof} from './SocialProof';

const BelowTheFold = splitSection(() => import('./BelowTheFold'));

export function HomeScreen(sections: BelowTheFoldProps) {
  return (
    <>
      <Hero />
      <SocialProof />
      <BelowTheFold {...sections} />
    </>
  );
}
