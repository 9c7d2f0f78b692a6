import type {ReactNode} from 'react';
import {comboAnnouncements} from '~/copy/combo';
import {comboStrip as copy} from '~/copy/product';
import {countdownPhase, formatCountdown} from '~/domain/offers/countdown';
import {useProductOffer} from '~/state/offers/use-product-offer';
import {Icon} from '../ui/Icon';

interface OfferStripProps {
  readonly handle: string;
  readonly companions: number;
}

/** The combo's countdown in the product's hang tag. */
export function OfferStrip({handle, companions}: OfferStripProps) {
  const status = useProductOffer(handle);
  const seconds = status?.kind === 'active' ? status.remainingSeconds : 0;
  return (
    <div>
      <OfferStripFrame active={status === null || seconds > 0}>
        {seconds > 0 ? (
          <span role="timer" aria-live="off">
            {formatCountdown(seconds)}
          </span>
        ) : null}
      </OfferStripFrame>
      <p role="status" className="sr-only">
        {status ? announcement(seconds, companions) : ''}
      </p>
    </div>
  );
}

function announcement(seconds: number, companions: number): string {
  const phase = countdownPhase(seconds);
  return phase === 'running' ? comboAnnouncements.running(companions) : comboAnnouncements[phase];
}

interface OfferStripFrameProps {
  /** False once the offer has ended. */
  readonly active?: boolean;
  /** What is left, in the place that is kept for it. */
  readonly children?: ReactNode;
}

/** A row of the hang tag that leads to the combo. The server renders it without a time. */
function OfferStripFrame({active = true, children}: OfferStripFrameProps) {
  return (
    <a
      href="#combo"
      className={`group flex min-h-12 items-center gap-2 rounded-lg px-3 text-sm font-bold ${active ? 'bg-coral-soft' : 'bg-paper-deep'}`}
    >
      <Icon name="tag" className={`size-4 ${active ? 'text-coral' : 'text-muted'}`} />
      <span className="min-w-0 flex-1 leading-tight">{active ? copy.active : copy.over}</span>
      <span className="w-13 flex-none text-right text-coral tabular-nums">{children}</span>
      <span className="flex-none underline underline-offset-4 group-hover:no-underline max-xs:sr-only">
        {copy.link}
      </span>
    </a>
  );
}
