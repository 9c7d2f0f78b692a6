import {formatLocalDate} from '@common/dates';
import {Link} from '@remix-run/react';
import {library as copy} from '~/copy/library';
import {marketplaceCopy} from '~/copy/marketplaces';
import {FIRST_STEPS, type FirstStep} from '~/domain/library/first-steps';
import {canReview, type Purchase} from '~/domain/library/library';
import type {ProductSummary} from '~/domain/product/product';
import {Icon} from '~/components/ui/Icon';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';
import {DossierButton} from '../certificate/DossierButton';
import {PurchaseFiles} from './PurchaseFiles';
import {ReviewForm} from './ReviewForm';
import {useConnect, useStored} from '~/state/browser/persistent-store';
import {noteStep, stepsStore} from '~/state/library/first-steps';

interface PurchaseCardProps {
  readonly purchase: Purchase;
  /** Null while it loads, and if the shop no longer has it. */
  readonly product: ProductSummary | null;
  readonly priority: boolean;
  /** Whether the download starts without a press. */
  readonly startsAtOnce?: boolean;
}

const LINK = 'inline-flex min-h-11 items-center gap-2 underline';

export function PurchaseCard({purchase, product, priority, startsAtOnce}: PurchaseCardProps) {
  const {id, title, variant, order, paidAt, state} = purchase;
  const headingId = `compra-${id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="grid grid-cols-[25%_1fr] gap-x-4 gap-y-3 rounded-2xl border border-arena bg-white p-5 shadow-card sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6 sm:p-6"
    >
      <ResponsiveImage
        image={product?.image ?? null}
        alt=""
        sizes="9rem"
        width={144}
        height={180}
        priority={priority}
        className={`aspect-4/5 w-full self-start rounded-lg bg-paper-deep object-cover sm:row-span-2 ${state === 'active' ? '' : 'opacity-60'}`}
      />
      <div>
        <h2 id={headingId} className="text-xl wrap-anywhere sm:text-2xl">
          {product ? (
            <Link to={`/producto/${product.handle}`} prefetch="intent">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="mt-1 text-muted">
          {variant ? `${variant} · ` : ''}
          {copy.order} <strong className="text-ink">{order}</strong> · {copy.bought}{' '}
          {formatLocalDate(paidAt)}
        </p>
      </div>
      <div className="col-span-full sm:col-start-2">
        {state === 'active' ? (
          <>
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="inline-flex min-h-11 items-center gap-2 font-bold text-selva">
                <Icon name="badge-check" />
                {copy.licence}
              </span>
              <Papers purchase={purchase} />
            </p>
            <PurchaseFiles purchase={purchase} startsAtOnce={startsAtOnce} />
            <FirstSteps purchase={purchase} open={priority} />
            {canReview(purchase) ? <ReviewForm purchase={purchase} /> : null}
          </>
        ) : (
          <>
            <p className="inline-block rounded-full bg-coral-soft px-3 py-1 text-sm font-bold text-coral">
              {copy.states[state]}
            </p>
            <p className="mt-2">{copy.endedText[state]}</p>
            <p className="mt-1">
              <Papers purchase={purchase} />
            </p>
          </>
        )}
      </div>
    </article>
  );
}

/** The certificate and the receipt, which stay together where a line is too short. */
function Papers({purchase: {certificateId, orderId}}: {purchase: Purchase}) {
  return (
    <span className="flex gap-x-3">
      {certificateId ? (
        <Link to={`/certificado/${certificateId}`} className={LINK}>
          {copy.certificate}
        </Link>
      ) : null}
      <Link to={`/mis-productos/recibo#${orderId}`} className={LINK}>
        {copy.receipt}
      </Link>
    </span>
  );
}

/** The steps from the files to a sale. A step is ticked once it was done in this browser, never by hand. */
function FirstSteps({purchase, open}: {purchase: Purchase; open: boolean}) {
  const {id, title, totalCents, currency, certificateId} = purchase;
  useConnect(stepsStore);
  const done = useStored(stepsStore, (steps) => steps[id]) ?? [];
  const cost = currency === 'USD' ? `&costo=${(totalCents / 100).toFixed(2)}` : '';
  const addresses: Record<FirstStep, string | null> = {
    download: null,
    brand: `/tu-version?compra=${id}`,
    rules: `/licencia#${marketplaceCopy.id}`,
    price: `/cuanto-me-queda?compra=${id}${cost}`,
    dossier: null,
  };
  return (
    <details open={open} className="mt-3">
      <summary className="flex min-h-11 items-center gap-2 font-bold">
        <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
        {copy.steps}
        <span className="ml-auto text-sm font-normal text-muted">
          {copy.stepsDone(done.length, FIRST_STEPS.length)}
        </span>
      </summary>
      <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {FIRST_STEPS.map((step, index) => {
          const isDone = done.includes(step);
          const to = addresses[step];
          return (
            <li key={step} className="flex min-h-11 items-center gap-3">
              <span
                className={`flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-bold ${isDone ? 'bg-selva text-paper' : 'bg-paper-deep'}`}
              >
                {isDone ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              {isDone ? <span className="sr-only">{copy.stepDone}</span> : null}
              {step === 'dossier' && certificateId ? (
                <DossierButton
                  certificateId={certificateId}
                  className={LINK}
                  onSaved={() => noteStep(id, step)}
                >
                  {copy.stepLabels[step]}
                  <span className="sr-only">{copy.stepOf(title)}</span>
                </DossierButton>
              ) : to ? (
                <Link
                  to={to}
                  onClick={() => (step === 'rules' ? noteStep(id, step) : undefined)}
                  className={LINK}
                >
                  {copy.stepLabels[step]}
                </Link>
              ) : (
                copy.stepLabels[step]
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
