import {home} from '~/copy/home';

const copy = home.proof;
const FIGURES = [
  {figure: copy.entrepreneurs, text: copy.entrepreneursText},
  {figure: copy.rating, text: copy.ratingText},
  {figure: copy.profit, text: copy.profitText},
];

export function SocialProof() {
  return (
    <section aria-label={copy.label} className="bg-mango text-ink-deep">
      <ul className="page grid gap-x-8 gap-y-3 py-5 sm:grid-cols-3">
        {FIGURES.map(({figure, text}) => (
          <li key={figure} className="flex items-center gap-3">
            <strong className="min-w-20 text-3xl font-extrabold tracking-tight">{figure}</strong>
            <span className="max-w-48 leading-tight font-medium">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
