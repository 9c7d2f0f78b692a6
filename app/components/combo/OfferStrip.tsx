import {comboAnnouncements} from '~/copy/combo';
import {countdownPhase, formatCountdown} from '~/domain/offers/countdown';
import {useProductOffer} from '~/state/offers/use-product-offer';
import {OfferStripFrame} from './OfferStripFrame';

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
