import {certificateChecks as copy} from '~/copy/certificate';
import {Icon} from '../ui/Icon';
import type {Checked} from './check-credential';

/** Result of verifying a signature; null while pending. */
export function SignatureCheck({checked}: {readonly checked: Checked | null}) {
  const good = checked?.ok === true;
  const text = checked ? (checked.ok ? copy.valid : copy[checked.reason]) : copy.checking;
  return (
    <p role="status" className={`flex gap-2 font-bold ${checked && !good ? 'text-coral' : ''}`}>
      <Icon
        name={good ? 'circle-check' : checked ? 'triangle-alert' : 'clock'}
        className="mt-0.5 size-5"
      />
      <span>{text}</span>
    </p>
  );
}
