import {Link} from '@remix-run/react';
import {useCallback, useEffect, useState} from 'react';
import {certificateHolder} from '~/copy/certificate';
import {library, paidFiles as copy} from '~/copy/library';
import {forgetSecret, type OpenableOrder} from '~/domain/checkout/payment';
import type {Purchase} from '~/domain/library/library';
import type {ProductSummary} from '~/domain/product/product';
import type {AccountsConfig} from '~/state/account/account';
import {now} from '~/state/browser/clock';
import {unlockedCartStore} from '~/state/cart/cart';
import {nameHolderWithSecret, type Named} from '~/state/certificates';
import {fetchPaidFiles, signWithSecret, type PaidFiles as Files} from '~/state/library/paid-files';
import type {SignDownload} from '~/state/library/library';
import {HolderForm} from '../certificate/HolderForm';
import {Button, ButtonLink} from '../ui/Button';
import {useReturn} from '~/state/browser/on-return';
import {Icon} from '../ui/Icon';
import {Notice} from '../ui/notices/Notice';
import {ResponsiveImage} from '../ui/ResponsiveImage';
import {PurchaseFiles, PurchaseZip} from './PurchaseFiles';
import {useProducts} from './use-library';

interface PaidFilesProps {
  readonly accounts: AccountsConfig;
  readonly order: OpenableOrder;
  /** Whether to show the order's name, where nothing else shows it. */
  readonly titled?: boolean;
  /** Called with whether files can be downloaded here; the same function at every render. */
  readonly onRead?: (hasFiles: boolean) => void;
}

/** Files of an order paid in this browser. Lazy-loaded, hence the default export. */
export default function PaidFiles({accounts, order, titled = false, onRead}: PaidFilesProps) {
  const {handOffId, secret} = order;
  const [files, setFiles] = useState<Files | null>(null);
  const read = useCallback(async () => {
    const next = await fetchPaidFiles(accounts, secret);
    // Keeps earlier data when a refresh fails.
    setFiles((before) => (next.state === 'failed' && before?.state === 'open' ? before : next));
  }, [accounts, secret]);
  useEffect(() => void read(), [read]);
  useReturn(read);
  const over = files?.state === 'expired';
  useEffect(() => {
    if (!over) return;
    // Forgets the secret only when the notice closes, so that the shopper has seen that access has ended.
    return () => unlockedCartStore.change((cart) => forgetSecret(cart, handOffId, now()));
  }, [over, handOffId]);

  const retry = () => {
    setFiles(null);
    void read();
  };
  const names = new Set(
    files?.state === 'open' ? files.purchases.map((purchase) => purchase.order) : [],
  );
  const isReady = files?.state === 'open' && hasActive(files.purchases);
  const isRead = files !== null;
  useEffect(() => {
    if (isRead) onRead?.(isReady);
  }, [isRead, isReady, onRead]);
  return (
    <>
      {titled ? (
        // Rendered before the files arrive: a live region announces only later changes.
        <div role="status" className="mb-3">
          <h2 className="text-2xl sm:text-3xl">{isReady ? copy.title : copy.purchase}</h2>
          {names.size > 0 ? <p className="font-bold">{copy.order([...names])}</p> : null}
        </div>
      ) : null}
      <Content {...{accounts, secret, files, titled}} onRetry={retry} />
    </>
  );
}

/** Whether anything of it can still be downloaded: not all was refunded, or taken back. */
function hasActive(purchases: readonly Purchase[]): boolean {
  return purchases.some(({state}) => state === 'active');
}

interface ContentProps {
  readonly accounts: AccountsConfig;
  readonly secret: string;
  /** Null while loading. */
  readonly files: Files | null;
  readonly titled: boolean;
  readonly onRetry: () => void;
}

function Content({accounts, secret, files, titled, onRetry}: ContentProps) {
  const products = useProducts(files?.state === 'open' ? files.purchases : []);
  const sign = signWithSecret(accounts, secret);
  switch (files?.state) {
    case undefined:
      return (
        <p key="loading" className="flex min-h-60 items-center justify-center gap-3 text-muted">
          <span className="size-6 animate-spin-slow rounded-full border-4 border-arena border-t-selva" />
          {copy.loading}
        </p>
      );
    case 'open': {
      const ready = files.purchases.filter((each) => each.state === 'active' && each.files.length);
      const isPart = ready.length > 1;
      return (
        <>
          {hasActive(files.purchases) ? (
            <p className="text-muted">
              {copy.until(files.until, now())}{' '}
              {titled && files.email ? copy.mailed(files.email) : ''}
            </p>
          ) : null}
          {isPart ? <PurchaseZip purchases={ready} sign={sign} /> : null}
          <ul className="mt-4 grid gap-5">
            {files.purchases.map((purchase) => (
              <li key={purchase.id}>
                <PaidProduct
                  purchase={purchase}
                  product={products.get(purchase.productId) ?? null}
                  sign={sign}
                  isPart={isPart}
                  nameHolder={(id, holder) => nameHolderWithSecret(accounts, secret, id, holder)}
                />
              </li>
            ))}
          </ul>
        </>
      );
    }
    case 'failed':
      return (
        <Notice tone="destructive" title={copy.failed}>
          <p>{copy.failedText}</p>
          <Button look="secondary" size="sm" onClick={onRetry} className="mt-3">
            {library.retry}
          </Button>
        </Notice>
      );
    case 'waiting':
      return (
        <Notice tone="info" title={copy.waiting}>
          <p>{copy.waitingText}</p>
          <Button look="outline" size="sm" onClick={onRetry} className="mt-3">
            {copy.lookAgain}
          </Button>
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice tone="info" title={copy.cancelled}>
          <p>{library.endedText.cancelled}</p>
          <ButtonLink to="/contacto" look="outline" size="sm" className="mt-3">
            {copy.contact}
          </ButtonLink>
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="info" title={copy.expired}>
          <p>{copy.expiredText}</p>
          <ButtonLink to="/mis-productos#acceso" size="sm" className="mt-3">
            {copy.sendAccess}
          </ButtonLink>
        </Notice>
      );
  }
}

interface PaidProductProps {
  readonly purchase: Purchase;
  /** Null while it loads, and if the shop no longer has it. */
  readonly product: ProductSummary | null;
  readonly sign: SignDownload;
  readonly isPart: boolean;
  readonly nameHolder: (certificateId: string, holder: string) => Promise<Named>;
}

function PaidProduct({purchase, product, sign, isPart, nameHolder}: PaidProductProps) {
  const {id, title, variant, state, certificateId} = purchase;
  return (
    <article
      aria-labelledby={`archivos-${id}`}
      className="grid grid-cols-[25%_1fr] gap-x-4 rounded-xl bg-white p-4 shadow-card sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6 sm:p-6"
    >
      <ResponsiveImage
        image={product?.image ?? null}
        alt=""
        sizes="9rem"
        width={144}
        height={180}
        className="aspect-4/5 w-full self-start rounded-md bg-paper-deep object-cover sm:row-span-2"
      />
      <div className="max-sm:self-center">
        <h3 id={`archivos-${id}`} className="text-xl wrap-anywhere sm:text-2xl">
          {title}
        </h3>
        {variant ? <p className="text-muted">{variant}</p> : null}
      </div>
      <div className="max-sm:col-span-full">
        {state === 'active' ? (
          <>
            <PurchaseFiles purchase={purchase} sign={sign} isPart={isPart} />
            {certificateId ? (
              <OwnCertificate
                id={certificateId}
                save={(holder) => nameHolder(certificateId, holder)}
              />
            ) : null}
          </>
        ) : (
          <>
            <p className="mt-3 inline-block rounded-full bg-coral-soft px-3 py-1 text-sm font-bold text-coral">
              {library.states[state]}
            </p>
            <p className="mt-2">{library.endedText[state]}</p>
          </>
        )}
      </div>
    </article>
  );
}

/** Link to the certificate, which first asks for the holder's name. */
function OwnCertificate({id, save}: {id: string; save: (holder: string) => Promise<Named>}) {
  const [asks, setAsks] = useState(false);
  const to = `/certificado/${id}`;
  return (
    <div className="mt-3">
      <Button
        look="quiet"
        size="sm"
        className="-ml-4"
        aria-expanded={asks}
        aria-controls={`titular-${id}`}
        onClick={() => setAsks(!asks)}
      >
        <Icon name="badge-check" className="size-5" />
        {copy.certificate}
      </Button>
      <div id={`titular-${id}`} hidden={!asks} className="mt-3">
        {asks ? (
          <HolderForm
            title={<p className="font-bold">{certificateHolder.ask}</p>}
            text={certificateHolder.askText}
            action={certificateHolder.askAction}
            holder={null}
            save={async (holder) => {
              const saved = holder === null ? 'failed' : await save(holder);
              // Loads a document: if the page's code cannot be loaded, the router would reload this page instead.
              if (saved === 'saved') location.assign(to);
              return saved;
            }}
          >
            <Link to={to} className="inline-flex min-h-11 items-center underline">
              {certificateHolder.without}
            </Link>
          </HolderForm>
        ) : null}
      </div>
    </div>
  );
}
