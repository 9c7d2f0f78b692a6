/** Faults of sequence, of the kinds that were seen in this shop once, each to be found by the simulation. */
import type {PlantedFault} from '../planted-fault';

const PAYMENT = 'app/domain/checkout/payment.ts';
const TRANSITIONS = 'app/domain/checkout/hand-off-transitions.ts';
const STORE = 'app/state/browser/persistent-store.ts';

export const SEQUENCE_FAULTS: readonly PlantedFault[] = [
  {
    name: 'any thank-you page takes out what the only open hand-off carried',
    edits: [
      {
        file: PAYMENT,
        search: 'only && !another && sameOrigin(only.asked.checkoutUrl, referrer) ? only',
        replace: 'only && !another ? only',
      },
    ],
  },
  {
    name: 'an order of one unit takes out the whole line',
    edits: [
      {
        file: PAYMENT,
        search:
          'return quantity < line.quantity ? [{...line, quantity: line.quantity - quantity}] : [];',
        replace: 'return [];',
      },
    ],
  },
  {
    name: 'an edit while the checkout is prepared is neither stopped nor noticed',
    edits: [
      {
        file: 'app/domain/checkout/preparing.ts',
        search: "isPreparing(cart, now) ? {state: cart, outcome: 'preparing'} : rule(cart)",
        replace: 'rule(cart)',
      },
      {
        file: TRANSITIONS,
        search: 'if (!awaited || !sameLines(lines, handedLines(cart, handOff, terms))) {',
        replace: 'if (!awaited) {',
      },
    ],
  },
  {
    name: 'a hand-off is settled again by a second look at its thank-you page',
    edits: [
      {
        file: PAYMENT,
        search: '  if (handOffs.some((each) => isPaidBy(each, claim))) return cart;\n',
        replace: '',
      },
      {
        file: PAYMENT,
        search: "handOffs.find(({id, state}) => id === claim.handOffId && state !== 'paid')\n    :",
        replace: 'handOffs.find(({id}) => id === claim.handOffId)\n    :',
      },
    ],
  },
  {
    name: 'two tabs that add at once lose units',
    edits: [
      {
        file: STORE,
        search: '    if (pending.length === 0) return;\n    refresh();\n',
        replace: '    if (pending.length === 0) return;\n',
      },
    ],
  },
  {
    name: 'an offer that was taken is given again',
    edits: [
      {
        file: 'app/state/offers/cross-sell.ts',
        search: "  if (outcome === 'added') crossSellStore.update(accept);\n",
        replace: '',
      },
    ],
  },
  {
    name: 'an old price is read for ever',
    edits: [
      {
        file: 'app/server/storefront/storefront-client.ts',
        search: 'known && Date.now() - known.readAt < FRESH_MS',
        replace: 'known',
      },
    ],
  },
  {
    name: 'a page of old prices is kept as new while the provider fails',
    edits: [
      {
        file: 'app/server/http/request-trace.ts',
        search: '  if (staleReads === 0) return response;\n',
        replace: '  if (staleReads >= 0) return response;\n',
      },
    ],
  },
  {
    name: 'a second press while a checkout is prepared begins another',
    edits: [
      {
        file: TRANSITIONS,
        search:
          "  if (isPreparing(cart, press.at)) return {state: cart, outcome: {kind: 'busy'}};\n",
        replace: '',
      },
    ],
  },
  {
    name: 'another amount is asked and nobody told',
    edits: [
      {
        file: TRANSITIONS,
        search: "outcome: difference ? {kind: 'told', url, difference} : {kind: 'ready', url},",
        replace: "outcome: {kind: 'ready', url},",
      },
    ],
  },
  {
    name: 'a checkout is created again when its answer is lost',
    edits: [
      {
        file: 'app/server/storefront/storefront-client.ts',
        search: 'return logged(operation, () => call(operation, variables));',
        replace: 'return logged(operation, () => retryOnce(() => call(operation, variables)));',
      },
    ],
  },
];
