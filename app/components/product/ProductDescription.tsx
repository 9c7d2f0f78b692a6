import {useState} from 'react';
import {productPage as copy} from '~/copy/product';
import {deliveryOf, type BookFacts, type Delivery} from '~/domain/book/book';
import type {Variant} from '~/domain/product/product';
import type {ProductDescription as Description} from '~/domain/product/product-description';
import {Icon} from '../ui/Icon';
import type {TabItem} from '../ui/choices/Tabs';
import {Tabs} from '../ui/choices/Tabs';

interface ProductDescriptionProps {
  readonly description: Description;
  readonly book: BookFacts;
  /** The variant's contents replace the list of what is included. */
  readonly variant: Variant | null;
}

/** The description in tabs; missing parts have no tab. */
export function ProductDescription({description, book, variant}: ProductDescriptionProps) {
  const {intro, body, important} = description;
  const delivery = deliveryOf(book, variant);
  // Metafields distinguish the variants, the description does not.
  const includes = delivery.includes.length ? delivery.includes : description.includes;
  const [current, setCurrent] = useState('descripcion');
  const tabs: TabItem[] = [
    {
      id: 'descripcion',
      label: copy.description,
      content: (
        <div className="grid gap-4 text-lg">
          {intro ? (
            <p>
              <strong>{intro}</strong>
            </p>
          ) : null}
          {body.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {intro || body.length ? null : <p className="text-muted">{copy.noDescription}</p>}
        </div>
      ),
    },
  ];
  if (includes.length) {
    tabs.push({
      id: 'incluye',
      label: copy.includes,
      content: (
        <>
          <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {includes.map((item, index) => (
              <li key={index} className="flex gap-3">
                <Icon name="circle-check" className="mt-0.5 size-5 text-selva" />
                <span className="min-w-0">{item}</span>
              </li>
            ))}
          </ul>
          <Files files={delivery.files} />
        </>
      ),
    });
  }
  if (important.length) {
    tabs.push({
      id: 'importante',
      label: copy.important,
      content: (
        <div className="grid gap-3 rounded-lg border-2 border-mango-deep bg-mango-soft p-5">
          {important.map((paragraph, index) => (
            <p key={index} className="flex gap-3">
              <Icon name="info" className="mt-0.5 size-5" />
              <span className="min-w-0">{paragraph}</span>
            </p>
          ))}
        </div>
      ),
    });
  }
  return (
    <Tabs label={copy.tabs} look="label" tabs={tabs} current={current} onChange={setCurrent} />
  );
}

/** The formats of the book itself, with their sizes. */
function Files({files}: Pick<Delivery, 'files'>) {
  if (!files.some(({size}) => size)) return null;
  return (
    <dl className="mt-5 flex flex-wrap gap-x-4 gap-y-2 text-sm text-muted">
      {files.map(({format, size}) => (
        <div key={format} className="flex gap-2">
          <dt className="font-bold">{format}</dt>
          <dd>{size}</dd>
        </div>
      ))}
    </dl>
  );
}
