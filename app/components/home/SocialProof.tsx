import {claims} from '~/content/claims';
import {home} from '~/copy/home';

const copy = home.proof;
const FIGURES = [
  {figure: claims.entrepreneurs.claim, text: copy.entrepreneursText},
  {figure: claims.rating.claim, text: copy.ratingText},
  {figure: copy.profit, text: copy.profitText},
];

export function SocialProof() {
  return (
    <section aria-label={copy.label} className="bg-mango text-ink-deep">
      <ul className="page grid grid-cols-3 gap-x-3 py-3 sm:gap-x-8 sm:py-5">
        {FIGURES.map(({figure, text}) => (
          <li key={figure} className="items-center gap-3 sm:flex">
            <strong className="block text-2xl font-extrabold tracking-tight sm:min-w-20 sm:text-3xl">
              {figure}
            </strong>
            <span className="block max-w-48 text-xs leading-tight font-medium sm:text-base sm:leading-tight">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
