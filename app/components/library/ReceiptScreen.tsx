import {library, receipt as copy} from '~/copy/library';
import {useAccount} from '~/state/account/account';
import {ButtonLink, Button} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {Spinner} from '~/components/ui/notices/Spinner';
import {formatLocalDate} from '@common/dates';
import {useLocation} from '@remix-run/react';
import type {Purchase} from '~/domain/library/library';
import {formatPrice, fromMinorUnits} from '~/domain/money/money';
import type {Seller} from '~/domain/policies/policies';
import {useSeller} from '~/state/root-data';
import {useLibrary} from './use-library';

/** A printable receipt. The order is in the hash, which servers do not see. */
export function ReceiptScreen() {
  const status = useAccount((account) => account.status);
  const email = useAccount((account) => (account.status === 'signed-in' ? account.email : ''));
  const {seller} = useSeller();
  const wait = <Spinner label={library.loading} illustration="/illustrations/ebooks.svg" />;
  return (
    <section className="page min-h-[80svh] py-8 sm:py-12">
      <h1 className="sr-only">{copy.heading}</h1>
      {status === 'signed-in' ? (
        <OwnReceipt email={email} seller={seller} />
      ) : status === 'unknown' ? (
        wait
      ) : (
        <Missing title={copy.unknown} text={copy.unknownText} />
      )}
    </section>
  );
}

function Missing({title, text}: {title: string; text: string}) {
  return (
    <EmptyState title={title} text={text} illustration="/illustrations/not-found.svg">
      <ButtonLink to="/mis-productos">{copy.back}</ButtonLink>
    </EmptyState>
  );
}

interface OwnReceiptProps {
  readonly email: string;
  /** Null until the operator has named one. */
  readonly seller: Seller | null;
}

/** The receipt of one order. */
export function OwnReceipt({email, seller}: OwnReceiptProps) {
  const orderId = useLocation().hash.slice(1);
  const {library: read} = useLibrary();
  if (read.status === 'loading') {
    return <Spinner label={library.loading} illustration="/illustrations/ebooks.svg" />;
  }
  const lines =
    read.status === 'read' ? read.purchases.filter((each) => each.orderId === orderId) : [];
  const [first] = lines;
  if (!first) {
    const failed = read.status === 'failed';
    return (
      <Missing
        title={failed ? library.failed : copy.unknown}
        text={failed ? library.failedText : copy.unknownText}
      />
    );
  }
  return (
    <>
      <Sheet email={email} seller={seller} first={first} lines={lines} />
      <p className="mx-auto mt-6 flex max-w-2xl flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{copy.print}</Button>
        <ButtonLink to="/mis-productos" look="outline">
          {copy.back}
        </ButtonLink>
      </p>
    </>
  );
}

interface SheetProps extends OwnReceiptProps {
  readonly first: Purchase;
  readonly lines: readonly Purchase[];
}

function Sheet({email, seller, first, lines}: SheetProps) {
  const {order, paidAt, currency, orderTotalCents, orderRefundedCents} = first;
  const price = (cents: number) => formatPrice(fromMinorUnits(cents, currency));
  return (
    <article className="mx-auto max-w-2xl rounded-2xl border border-arena bg-white p-6 sm:p-10">
      <h2 className="text-2xl sm:text-3xl">{copy.of(order)}</h2>
      <p className="mt-1 text-lg font-bold">{copy.seller}</p>
      {seller ? (
        <p className="text-sm text-muted">
          {[seller.name, seller.taxId, seller.address].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      <dl className="mt-5 grid gap-3 sm:grid-cols-2">
        <Fact name={copy.date} value={formatLocalDate(paidAt)} />
        <Fact name={copy.order} value={order} />
        {/* A line of its own, because addresses are long. */}
        <Fact name={copy.buyer} value={email} isWide />
      </dl>
      <table className="mt-6 w-full text-left">
        <thead>
          <tr className="border-b-2 border-ink">
            <th className="py-2">{copy.product}</th>
            <th className="py-2 text-right">{copy.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-b border-arena">
              <td className="py-3 pr-4 wrap-anywhere">
                {line.title}
                {line.variant ? ` (${line.variant})` : ''}
                {line.quantity > 1 ? ` × ${line.quantity}` : ''}
                {line.state === 'active' ? null : (
                  <strong className="block text-coral">{library.states[line.state]}</strong>
                )}
              </td>
              <td className="py-3 text-right whitespace-nowrap">{price(line.totalCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className="py-3">{copy.total}</th>
            <td className="py-3 text-right font-bold whitespace-nowrap">
              {price(orderTotalCents)}
            </td>
          </tr>
          {orderRefundedCents > 0 ? (
            <tr className="border-t border-arena">
              <th className="py-3">{copy.refunded}</th>
              <td className="py-3 text-right font-bold whitespace-nowrap">
                {price(orderRefundedCents)}
              </td>
            </tr>
          ) : null}
        </tfoot>
      </table>
      <p className="mt-5 text-sm text-muted">{copy.note}</p>
    </article>
  );
}

function Fact({name, value, isWide}: {name: string; value: string; isWide?: boolean}) {
  const [start = '', end] = value.split(/(?=@)/);
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">
        {start}
        {/* An address breaks before its '@' first. */}
        <wbr />
        {end}
      </dd>
    </div>
  );
}
