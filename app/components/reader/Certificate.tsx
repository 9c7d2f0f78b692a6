import {reader as copy} from '~/copy/reader';
import type {LicenceDigest, Right} from '~/domain/licence/licence';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';

interface CertificateProps {
  /** Of the book. */
  readonly title: string;
  readonly licence: LicenceDigest;
}

/** The face of the licence's certificate, still without a name. */
export function Certificate({title, licence}: CertificateProps) {
  return (
    <div className="rounded-lg border-2 border-selva p-1">
      <div className="rounded-md border border-mango-deep p-4 sm:p-8">
        <div className="text-center">
          <Icon name="badge-check" className="mx-auto size-12 text-selva" />
          <h2 className="mt-2 text-2xl sm:text-4xl">{copy.certificateTitle}</h2>
          <p className="text-sm text-muted">{copy.wholeLicence(licence.name, licence.version)}</p>
          <p className="mt-5 text-muted">{copy.certificateFor}</p>
          <p className="font-serif text-2xl font-bold">{title}</p>
        </div>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <Rights heading={copy.permits} rights={licence.allowed} icon="check" />
          <Rights heading={copy.forbids} rights={licence.denied} icon="x" />
        </div>
        <dl className="mt-6 grid gap-4 border-t-2 border-dashed border-arena-deep pt-4 text-center sm:grid-cols-3">
          <Field name={copy.holder} example={copy.holderExample} />
          <Field name={copy.number} example={copy.numberExample} />
          <Field name={copy.date} example={copy.dateExample} />
        </dl>
      </div>
    </div>
  );
}

interface RightsProps {
  readonly heading: string;
  readonly rights: readonly Right[];
  readonly icon: IconName;
}

function Rights({heading, rights, icon}: RightsProps) {
  if (rights.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{heading}</h3>
      <ul className="mt-2 grid gap-2 text-sm">
        {rights.map(({id, label}) => (
          <li key={id} className="flex gap-2">
            <Icon name={icon} className="mt-0.5 size-4" />
            <span className="min-w-0">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Field({name, example}: {readonly name: string; readonly example: string}) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-serif">
        <em>{example}</em>
      </dd>
    </div>
  );
}
