const MARKS = [
  {file: 'visa', name: 'Visa'},
  {file: 'mastercard', name: 'Mastercard'},
  {file: 'amex', name: 'American Express'},
  {file: 'paypal', name: 'PayPal'},
];

/** The means of payment that the hosted checkout takes. */
export function PaymentMarks() {
  return (
    <ul className="mt-5 flex gap-2">
      {MARKS.map(({file, name}) => (
        <li key={file}>
          <img src={`/payments/${file}.svg`} alt={name} width={48} height={32} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
