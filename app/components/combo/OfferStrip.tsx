import {comboAnnouncements, comboStrip as copy} from '~/copy/combo-strip';
import {countdownPhase, formatCountdown} from '~/domain/offers/countdown';
import {offerPercent} from '~/domain/offers/offers';
import {runningLevel} from '~/domain/offers/offer-terms';
import {useProductOffer} from '~/state/offers/use-product-offer';
import {useNow} from '~/state/browser/clock';
import {useOfferTerms} from '../layout/use-offer-terms';
import {Icon} from '../ui/Icon';

interface OfferStripProps {
  readonly handle: string;
  readonly companions: number;
}

/** A row of the product's hang tag: the combo's countdown, and the way to the combo. The server renders it without a time. Lazy-loaded, hence the default export. */
export default function OfferStrip({handle, companions}: OfferStripProps) {
  const terms = useOfferTerms();
  const status = useProductOffer(handle, companions, terms);
  const seconds = status?.kind === 'active' ? status.remainingSeconds : 0;
  const tick = useNow() ?? 0;
  const own = terms.mode === 'visitor';
  const active = seconds > 0 || (own && !status);
  const phase = countdownPhase(seconds);
  return (
    <div>
      <a
        href="#combo"
        className={`group flex min-h-12 items-center gap-2 rounded-lg px-3 text-sm font-bold ${active ? 'bg-coral-soft' : 'bg-paper-deep'}`}
      >
        <Icon name="tag" className={`size-4 ${active ? 'text-coral' : 'text-muted'}`} />
        <span className="min-w-0 flex-1 leading-tight">
          {active ? copy.active : own ? copy.over : copy.none}
        </span>
        <span className="min-w-13 flex-none text-right text-coral tabular-nums">
          {seconds > 0 ? (
            <span role="timer" aria-live="off">
              {formatCountdown(seconds)}
            </span>
          ) : null}
        </span>
        <span className="flex-none underline underline-offset-4 group-hover:no-underline max-xs:sr-only">
          {copy.link}
        </span>
      </a>
      <p role="status" className="sr-only">
        {!status || status.kind === 'none'
          ? ''
          : phase === 'running'
            ? comboAnnouncements.running(offerPercent(runningLevel(terms, companions, tick)))
            : comboAnnouncements[phase]}
      </p>
    </div>
  );
}
