import {formatCountdown} from '~/domain/offers/countdown';

interface CountdownProps {
  readonly seconds: number;
  readonly className: string;
}

/**
 * The remaining time of an offer, 'mm:ss'. Silent, because its end is announced apart; a new element each second, because
 * translators replace the text that React would change.
 */
export function Countdown({seconds, className}: CountdownProps) {
  return (
    <span key={seconds} role="timer" aria-live="off" className={`${className} tabular`}>
      {formatCountdown(seconds)}
    </span>
  );
}
