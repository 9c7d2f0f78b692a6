import {Fragment, useEffect, useRef} from 'react';
import {cart as copy} from '~/copy/cart';
import type {CartLine} from '~/domain/cart/cart-line';
import {placeOf} from '~/domain/cart/removed-line';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {forgetRemoval, useRemoval} from '~/state/cart/removed-line';
import {CartLineItem} from './CartLineItem';
import {RemovedRow} from './RemovedRow';

interface CartLinesProps {
  readonly items: readonly CartLine[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly terms: OfferTerms;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
}

/** The lines, and in its old place the way back of the one that was taken out last. */
export function CartLines({items, now, terms, locked}: CartLinesProps) {
  const {removed, restored} = useRemoval();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const place = items.findIndex(({variantId}) => variantId === restored);
    if (place < 0) return;
    forgetRemoval();
    list.current?.querySelectorAll('article')[place]?.querySelector('button')?.focus();
  }, [items, restored]);

  const row = removed ? (
    <li>
      <RemovedRow removed={removed} />
    </li>
  ) : null;
  const place = removed ? placeOf(items, removed) : 0;
  return (
    <ul ref={list} aria-label={copy.list} className="grid grid-cols-1 gap-4">
      {items.map((line, index) => (
        <Fragment key={line.variantId}>
          {index === place ? row : null}
          <li>
            <CartLineItem line={line} now={now} terms={terms} locked={locked} />
          </li>
        </Fragment>
      ))}
      {place === items.length ? row : null}
    </ul>
  );
}
