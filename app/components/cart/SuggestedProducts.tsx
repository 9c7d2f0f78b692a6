import {Link} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {cart as copy} from '~/copy/cart';
import type {ProductSummary} from '~/domain/product/product';
import {fetchOfferProducts} from '~/state/api-client';
import {Price} from '~/components/ui/Price';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

/** Six products for an empty cart. Lazy-loaded, hence the default export. */
export default function SuggestedProducts() {
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    // The empty cart does without them.
    fetchOfferProducts().then(setProducts, () => {});
  }, []);
  // The list goes niche by niche, and the cross-sell draws from its start as well.
  const step = Math.max(1, Math.floor(products.length / 10));
  const six = products.filter((_, index) => index % step === 0).slice(-6);
  return six.length === 0 ? null : (
    <section aria-labelledby="sugeridos" className="mt-10">
      <h2 id="sugeridos" className="mb-5 text-2xl">
        {copy.suggested}
      </h2>
      <ul className="grid fit-columns gap-3 sm:gap-5 sm:[--least:28%] xl:gap-4 xl:[--least:15%]">
        {six.map(({id, handle, image, title, price}) => (
          <li key={id}>
            <Link
              to={`/producto/${handle}`}
              className="group flex h-full flex-col rounded-xl border border-arena bg-white shadow-card hover:shadow-lift"
            >
              <ResponsiveImage
                image={image}
                alt=""
                width={400}
                height={500}
                sizes="(min-width: 80rem) 195px, (min-width: 40rem) 31vw, 45vw"
                className="aspect-4/5 w-full rounded-t-xl bg-paper-deep object-cover"
              />
              <span className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
                <span className="leading-tight font-bold group-hover:underline">{title}</span>
                <span className="mt-auto text-xl font-extrabold">
                  <Price price={price} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
