import {reader as copy} from '~/copy/reader';
import type {Book} from '~/domain/book/book';
import type {Product} from '~/domain/product/product';
import {initialVariant} from '~/domain/product/variant-selection';
import type {Crumb} from '~/domain/catalogue/views';
import type {LicenceDigest} from '~/domain/licence/licence';
import {BackLink} from '~/components/layout/BackLink';
import {Breadcrumb} from '~/components/catalogue/ListHeader';
import {AddButton} from '~/components/catalogue/AddButton';
import {ButtonLink} from '~/components/ui/Button';
import {Price} from '~/components/ui/Price';
import {readerPages, type Reading} from './reader-pages';

interface ReaderScreenProps {
  readonly product: Omit<Product, 'description'>;
  readonly book: Book;
  readonly trail: readonly Crumb[];
  readonly licence: LicenceDigest | null;
}

/** All pages of a book's preview below each other: for shared links and without JavaScript. */
export function ReaderScreen({product, book, trail, licence}: ReaderScreenProps) {
  const variant = initialVariant(product.variants);
  const toProduct = `/producto/${product.handle}`;
  return (
    <div className="page pt-1 pb-12 sm:pt-5">
      <div className="flex flex-wrap items-center gap-x-4">
        <BackLink fallback={toProduct}>{copy.back}</BackLink>
        <div className="hidden min-w-0 flex-1 sm:block">
          <Breadcrumb trail={trail} current={copy.crumb} />
        </div>
      </div>
      <h1 className="sr-only">{copy.title(product.title)}</h1>
      <div className="mx-auto mt-2 grid max-w-2xl gap-4 sm:gap-8">
        <ReaderSheets product={product} book={book} variant={variant} licence={licence} />
        <div className="grid gap-3 rounded-lg bg-ink p-5 text-center text-paper sm:p-8">
          <p className="text-2xl font-bold text-mango">{copy.yours}</p>
          <p className="text-xl font-extrabold">
            <Price price={variant?.price ?? product.price} />
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <AddButton product={product} variant={variant} size="lg" />
            <ButtonLink to={toProduct} look="onInk" size="lg">
              {copy.seeProduct}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The pages of a book, sheet below sheet. */
function ReaderSheets(reading: Reading) {
  return readerPages(reading).map(({id, label, content}) => (
    <section
      key={id}
      id={id}
      aria-label={label}
      className="rounded-lg border border-arena bg-white p-5 text-lg shadow-card sm:p-10"
    >
      {content}
    </section>
  ));
}
