import {payments as copy} from '~/copy/layout';
import {useRootData} from '~/state/root-data';

const MARKS: Readonly<Record<string, string>> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  'American Express': 'amex',
  PayPal: 'paypal',
};

/** The means of payment that the hosted checkout takes: by their mark, else by name. */
export function PaymentMarks({className = ''}: {className?: string}) {
  return (
    <ul aria-label={copy.accepted} className={`flex flex-wrap gap-2 ${className}`}>
      {useRootData()?.payments.map((name) => (
        <li key={name}>
          {MARKS[name] ? (
            <img
              src={`/payments/${MARKS[name]}.png`}
              alt={name}
              width={48}
              height={32}
              loading="lazy"
              className="h-8 w-12"
            />
          ) : (
            <span className="inline-flex h-8 items-center rounded-md border border-arena bg-white px-2 text-sm font-bold text-ink">
              {name}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
