import {whenNear} from '../ui/when-near';
import type {BelowTheFoldProps} from './BelowTheFold';
import {Hero} from './Hero';
import {SocialProof} from './SocialProof';

const Included = whenNear(() => import('./Included'));
const BelowTheFold = whenNear(() => import('./BelowTheFold'));

export function HomeScreen(sections: BelowTheFoldProps) {
  return (
    <>
      <Hero />
      <SocialProof />
      <Included />
      <BelowTheFold {...sections} />
    </>
  );
}
