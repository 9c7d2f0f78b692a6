import {formatLocalDate} from '@common/dates';
import {Link} from '@remix-run/react';
import {library as copy} from '~/copy/library';
import {type Purchase, FIRST_STEPS, type FirstStep} from '~/domain/library/library';
import type {ProductSummary} from '~/domain/product/product';
import {ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';
import {PurchaseFiles} from './PurchaseFiles';
import {useState} from 'react';
import {tickStep} from '~/state/library/library';
import {showToast} from '~/state/toasts';

interface PurchaseCardProps {
  readonly purchase: Purchase;
  /** Null while it is on its way, and where the shop has it no more. */
  readonly product: ProductSummary | null;
  readonly priority: boolean;
}

const LINK = 'inline-flex min-h-11 items-center gap-2 font-bold underline';

export function PurchaseCard({purchase, product, priority}: PurchaseCardProps) {
  const {id, title, variant, order, paidAt, state} = purchase;
  const headingId = `compra-${id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-5 rounded-2xl border border-arena bg-white p-5 shadow-card sm:flex-row sm:p-6"
    >
      <ResponsiveImage
        image={product?.image ?? null}
        alt=""
        sizes="9rem"
        width={144}
        height={180}
        priority={priority}
        className={`aspect-4/5 w-32 shrink-0 self-start rounded-lg bg-paper-deep object-cover ${state === 'active' ? '' : 'opacity-60'}`}
      />
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="text-2xl wrap-anywhere">
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
        {state === 'active' ? (
          <>
            <p className="mt-2 flex flex-wrap items-center gap-x-3">
              <span className="inline-flex min-h-11 items-center gap-2 font-bold text-selva">
                <Icon name="badge-check" />
                {copy.licence}
              </span>
              <Papers purchase={purchase} />
            </p>
            <PurchaseFiles purchase={purchase} />
            <ButtonLink to={`/tu-version?compra=${id}`} look="secondary" className="mt-4">
              {copy.rebrand}
            </ButtonLink>
            <FirstSteps purchase={purchase} />
          </>
        ) : (
          <>
            <p className="mt-3 inline-block rounded-full bg-coral-soft px-3 py-1 text-sm font-bold text-coral">
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

/** Checklist for a new product; stored in the account. */
function FirstSteps({purchase}: {purchase: Purchase}) {
  const [done, setDone] = useState<readonly FirstStep[]>(purchase.steps);

  async function toggle(step: FirstStep, checked: boolean) {
    const change = (to: boolean) =>
      setDone((before) => (to ? [...before, step] : before.filter((each) => each !== step)));
    change(checked);
    if (await tickStep(purchase.id, step, checked)) return;
    change(!checked);
    showToast({tone: 'error', title: copy.stepFailed, text: copy.failedText});
  }

  return (
    <fieldset className="mt-4">
      <legend className="font-bold">{copy.steps}</legend>
      <div className="flex flex-wrap gap-x-6">
        {FIRST_STEPS.map((step) => (
          <label key={step} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-ink"
              checked={done.includes(step)}
              onChange={({target}) => void toggle(step, target.checked)}
            />
            {copy.stepLabels[step]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
