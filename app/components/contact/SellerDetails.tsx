import {seller as copy} from '~/copy/contact';
import {useSeller} from '~/state/root-data';
import {Email} from '~/components/ui/ExternalLink';

/** The seller's details and contact options. */
export function SellerDetails() {
  const {seller, supportEmail} = useSeller();
  if (!seller) return <p className="mt-3">{copy.unnamed}</p>;
  const facts = [
    [copy.sells, seller.name],
    [copy.taxId, seller.taxId],
    [copy.address, seller.address],
    [copy.hours, seller.hours],
  ];
  return (
    <dl className="mt-3 grid gap-3">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`wrap-anywhere ${label === copy.hours ? 'first-letter:uppercase' : ''}`}>
            {value}
          </dd>
        </div>
      ))}
      {supportEmail ? (
        <div>
          <dt className="text-sm text-muted">{copy.email}</dt>
          <dd>
            <a href={`mailto:${supportEmail}`} className="underline">
              <Email address={supportEmail} />
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
