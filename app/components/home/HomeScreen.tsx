import type {BelowTheFoldProps} from './BelowTheFold';
import {Hero} from './Hero';
import {SocialProof} from './SocialProof';
import {BelowTheFold} from './BelowTheFold';

export function HomeScreen(sections: BelowTheFoldProps) {
  return (
    <>
      <Hero />
      <SocialProof />
      <BelowTheFold {...sections} />
    </>
  );
}
