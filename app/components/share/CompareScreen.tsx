import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {productPage} from '~/copy/product';
import {compare as copy} from '~/copy/compare';
import type {BookFacts} from '~/domain/book/book';
import type {ProductSummary} from '~/domain/product/product';
import {comparePath} from '~/domain/share/shared-list';
import {originalPrice} from '~/domain/product/variant-selection';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {AddButton} from '~/components/catalogue/AddButton';
import {ShareButtons} from './ShareButtons';
import {ButtonLink} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

export interface Compared {
  readonly product: ProductSummary;
  readonly book: Pick<
    BookFacts,
    'pages' | 'formats' | 'language' | 'audience' | 'chapters' | 'includes'
  >;
}

const CELL = 'border-t border-arena align-top sm:px-4 sm:py-3';

interface CompareScreenProps {
  readonly items: readonly Compared[];
  /** How many requested products no longer exist. */
  readonly missing: number;
}

/** Two to four products side by side; on a phone the columns slide under the thumb. */
export function CompareScreen({items, missing}: CompareScreenProps) {
  const handles = items.map(({product}) => product.handle);
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={[]} trail={[]} />
      <section className="page pb-10">
        {missing > 0 || items.length === 1 ? (
          <p className="mb-4">
            {missing > 0 ? `${copy.missing(missing)} ` : ''}
            {items.length === 1 ? `${copy.single} ` : ''}
            {items.length > 0 ? (
              <Link to="/tienda" className="underline underline-offset-4">
                {copy.shop}
              </Link>
            ) : null}
          </p>
        ) : null}
        {items.length === 0 ? (
          <EmptyState
            title={copy.empty}
            text={copy.emptyText}
            illustration="/illustrations/empty-wishlist.svg"
          >
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/wishlist">{copy.emptyLink}</ButtonLink>
              <ButtonLink to="/tienda" look="outline">
                {copy.shop}
              </ButtonLink>
            </div>
          </EmptyState>
        ) : (
          <>
            {items.length > 2 ? (
              <p className="mb-2 text-sm text-muted sm:hidden">{copy.swipe}</p>
            ) : null}
            <div
              role="region"
              aria-label={copy.table}
              // The table can be focused: the keyboard scrolls it where it is wider than the window.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways: without a stop a keyboard could not see the last columns.
              tabIndex={0}
              className={`relative mb-6 overflow-x-auto rounded-xl border border-arena bg-white shadow-card ${items.length === 1 ? 'max-w-lg' : ''}`}
            >
              {/* Two fit on a phone; more slide under the thumb. The names of the rows stay, above their values. */}
              <table
                className={`w-full table-fixed text-left text-sm leading-snug sm:text-base ${items.length > 2 ? 'min-w-[38em]' : 'min-w-[20em]'}`}
              >
                <thead>
                  <tr>
                    <th
                      scope="col"
                      className="w-px sm:sticky sm:left-0 sm:z-10 sm:w-[10em] sm:bg-white"
                    >
                      <span className="sr-only">{copy.feature}</span>
                    </th>
                    {items.map(({product}) => (
                      <Head key={product.id} product={product} handles={handles} />
                    ))}
                  </tr>
                </thead>
                <tbody>
                  <Row label={copy.rows.price} items={items}>
                    {({product}) => <Prices product={product} />}
                  </Row>
                  {items.every(isForSale) ? null : (
                    <Row label={copy.rows.available} items={items}>
                      {(item) => (isForSale(item) ? copy.yes : copy.no)}
                    </Row>
                  )}
                  <Row label={copy.rows.buy} items={items} needsScript>
                    {({product}) => (
                      <AddButton
                        product={product}
                        variant={product.firstVariant}
                        size="sm"
                        short
                        className="max-w-full px-3!"
                      />
                    )}
                  </Row>
                  <Row label={copy.rows.pages} items={items}>
                    {({book}) => book.pages}
                  </Row>
                  <Row label={copy.rows.chapters} items={items}>
                    {({book}) => book.chapters.length || null}
                  </Row>
                  <Row label={copy.rows.formats} items={items}>
                    {({book}) => book.formats.join(' + ') || null}
                  </Row>
                  <Row label={copy.rows.language} items={items}>
                    {({book}) => book.language}
                  </Row>
                  <Row label={copy.rows.audience} items={items}>
                    {({book}) => book.audience}
                  </Row>
                  <Row label={copy.rows.includes} items={items}>
                    {({book}) => (book.includes.length > 0 ? <Included book={book} /> : null)}
                  </Row>
                </tbody>
              </table>
            </div>
            <ShareButtons path={comparePath(handles)} title={copy.heading} />
          </>
        )}
      </section>
    </>
  );
}

const isForSale = ({product}: Compared) => Boolean(product.firstVariant?.availableForSale);

function Head({product, handles}: {product: ProductSummary; handles: readonly string[]}) {
  const {handle, title, image} = product;
  return (
    <th scope="col" className="relative px-2 pt-5 pb-12 align-top sm:px-4">
      <ResponsiveImage
        image={image}
        alt=""
        sizes="12rem"
        width={192}
        height={240}
        className="mb-3 aspect-4/5 w-full max-w-48 rounded-md object-cover"
      />
      <Link to={`/producto/${handle}`} className="block underline-offset-4 hover:underline">
        {title}
      </Link>
      <Link
        to={comparePath(handles.filter((each) => each !== handle))}
        rel="nofollow"
        aria-label={copy.remove(title)}
        preventScrollReset
        // The button disappears with its product, so the focus moves to the next or previous one.
        onClick={({currentTarget}) => {
          const cell = currentTarget.closest('th');
          (cell?.nextElementSibling ?? cell?.previousElementSibling)
            ?.querySelector<HTMLElement>('a[rel]')
            ?.focus();
        }}
        className="absolute bottom-0 inline-flex min-h-11 items-center gap-2 text-sm underline"
      >
        <Icon name="x" className="size-4" />
        {copy.removeShort}
      </Link>
    </th>
  );
}

/** The price that 'Agregar' puts into the cart, after the price before an offer. */
function Prices({product: {price, firstVariant}}: {product: ProductSummary}) {
  const before = firstVariant?.availableForSale ? originalPrice(firstVariant) : null;
  return (
    <>
      {before ? (
        <s className="block text-sm text-muted">
          <span className="sr-only">{productPage.priceBefore} </span>
          <Price price={before} />
        </s>
      ) : null}
      <strong className="text-lg font-extrabold">
        <Price price={firstVariant?.price ?? price} />
      </strong>
    </>
  );
}

function Included({book: {includes}}: Pick<Compared, 'book'>) {
  return (
    <ul className="grid list-disc gap-1 pl-4">
      {includes.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly label: string;
  readonly items: readonly Compared[];
  /** Whether the row is useless without JavaScript. */
  readonly needsScript?: boolean;
  readonly children: (item: Compared) => ReactNode;
}

function Row({label, items, needsScript, children}: RowProps) {
  return (
    <tr data-needs-script={needsScript}>
      <th scope="row" className={`sticky left-0 z-10 sm:bg-white ${CELL}`}>
        <span className="top-2 left-2 text-xs font-bold max-sm:absolute max-sm:whitespace-nowrap max-sm:text-muted sm:text-base">
          {label}
        </span>
      </th>
      {items.map((item) => (
        <td key={item.product.id} className={`px-2 pt-[2.3em] pb-3 ${CELL}`}>
          {children(item) ?? <span className="text-muted">{copy.unknown}</span>}
        </td>
      ))}
    </tr>
  );
}
