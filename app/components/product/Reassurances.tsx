import {productPage as copy} from '~/copy/product';
import type {LicenceLabels} from '~/domain/licence/licence';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';
import {PaymentMarks} from '../ui/PaymentMarks';

interface Reassurance {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const PROMISES: readonly Reassurance[] = [
  {icon: 'download', title: copy.instantDownload, text: copy.instantDownloadText},
  {icon: 'shield-check', title: copy.securePayment, text: copy.securePaymentText},
];

/**
 * What a shopper wants to know before paying: delivery, safety, licence, accepted cards.
 */
export function Reassurances({licence}: {licence: LicenceLabels | null}) {
  const promises: readonly Reassurance[] = licence
    ? [...PROMISES, {icon: 'badge-check', title: copy.licence(licence.name), text: licence.summary}]
    : PROMISES;
  return (
    <div className="border-t-2 border-dashed border-arena-deep px-4 py-5 sm:px-6">
      <ul className="grid gap-3">
        {promises.map(({icon, title, text}) => (
          <li key={icon} className="flex gap-3">
            <span className="grid size-10 flex-none place-items-center rounded-full bg-selva-soft text-selva">
              <Icon name={icon} />
            </span>
            <p className="text-sm leading-snug text-muted">
              <strong className="block text-base text-ink">{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <PaymentMarks className="mt-5" />
    </div>
  );
}
