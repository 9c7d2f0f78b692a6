import {payments as copy} from '~/copy/layout';

const MARKS = [
  {file: 'visa', name: 'Visa'},
  {file: 'mastercard', name: 'Mastercard'},
  {file: 'amex', name: 'American Express'},
  {file: 'paypal', name: 'PayPal'},
];

/** The means of payment that the hosted checkout takes. */
export function PaymentMarks({className = ''}: {className?: string}) {
  return (
    <ul aria-label={copy.accepted} className={`flex flex-wrap gap-2 ${className}`}>
      {MARKS.map(({file, name}) => (
        <li key={file}>
          <img
            src={`/payments/${file}.png`}
            alt={name}
            width={48}
            height={32}
            loading="lazy"
            className="h-8 w-12"
          />
        </li>
      ))}
    </ul>
  );
}
