/**
 * Estimates in the visitor's currency. Their code is loaded after hydration, in a shop with exchange rates: until then,
 * and for visitors without an estimate, prices stand alone.
 */
import type {ComponentType} from 'react';
import {createStore, useStore} from 'zustand';
import type {Money} from '~/domain/money/money';

interface Estimates {
  /** 'aprox. $ 1,234 MXN', or null; itself null until its code is there. */
  readonly about: ((price: Money) => string | null) | null;
  /** Where the visitor chooses a country. */
  readonly Picker: ComponentType | null;
}

export const estimates = createStore<Estimates>(() => ({about: null, Picker: null}));

export function useEstimates(): Estimates {
  return useStore(estimates);
}
