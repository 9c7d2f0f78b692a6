/** Reports how fast and steady this page was, once, for as long as the visitor agrees. */
import {onCLS, onFCP, onINP, onLCP, onTTFB, type Metric} from 'web-vitals';
import {reportedAddress} from '~/domain/privacy/measurement';
import {isAccepted} from './consent';

let reporting = false;

/** The path goes along, without its query, and nothing that identifies the visitor. */
export function reportWebVitals(address: string): void {
  if (reporting) return;
  reporting = true;
  const report = ({name, value, rating, navigationType}: Metric) => {
    const path = reportedAddress(window.location.href)?.path;
    if (!path || !isAccepted()) return;
    navigator.sendBeacon(address, JSON.stringify({name, value, rating, navigationType, path}));
  };
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
