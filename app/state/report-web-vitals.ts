/** Reports how fast and steady this page was, once, for as long as the visitor agrees. */
import {onCLS, onFCP, onINP, onLCP, onTTFB, type Metric} from 'web-vitals';
import {isAccepted} from './consent';

let reporting = false;

/** The path goes along, without its query, and nothing that tells who the visitor is. */
export function reportWebVitals(address: string): void {
  if (reporting) return;
  reporting = true;
  const report = ({name, value, rating, navigationType}: Metric) => {
    if (!isAccepted()) return;
    const {pathname} = window.location;
    navigator.sendBeacon(
      address,
      JSON.stringify({name, value, rating, navigationType, path: pathname}),
    );
  };
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
