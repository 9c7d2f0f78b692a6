/**
 * Estimates in the visitor's currency. Their code is loaded after hydration, in a shop with exchange rates: until then,
 * and for visitors without an estimate, prices stand alone.
 */
import type {ComponentType} from 'react';
import {createStore, useStore} from 'zustand';
import type {Money} from '~/domain/money/money';

interface Estimates {
  /** Formats an estimate such as 'aprox. $ 1,234 MXN', or null; the function is null until its code has loaded. */
  readonly about: ((price: Money) => string | null) | null;
  /** The control with which a visitor chooses a country. */
  readonly Picker: ComponentType | null;
}

export const estimates = createStore<Estimates>(() => ({about: null, Picker: null}));

export function useEstimates(): Estimates {
  return useStore(estimates);
}
