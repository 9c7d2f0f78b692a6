/**
 * The discount codes that the emulated shop knows: those that it is started with. A code acts
 * only on the lines that name its offer in the attribute `_oferta`, so codes combine freely.
 */
import {NO_RULES, type ShopRules} from './shop-rules';

export const OFFER_ATTRIBUTE = '_oferta';

export interface DiscountCode {
  /** The code as the shop wrote it; shoppers may type it in any case. */
  readonly code: string;
  /** Whole percent off each entitled line. */
  readonly percentage: number;
  /** The value of `_oferta` that entitles a line. */
  readonly offer: string;
  /** Active period in epoch milliseconds, without the end; always active if missing. */
  readonly active?: {readonly startsAt: number; readonly endsAt: number};
}

/** Codes of an emulator that is started without any. */
const DISCOUNT_CODES: readonly DiscountCode[] = [
  {code: 'COMBO10', percentage: 10, offer: 'combo-10'},
  {code: 'COMBO20', percentage: 20, offer: 'combo-20'},
  {code: 'COMBO30', percentage: 30, offer: 'combo-30'},
  {code: 'CRUCE50', percentage: 50, offer: 'cross-sell'},
];

/** The codes with their switches; a code that is switched off is known but does nothing. */
export class DiscountRegistry {
  private readonly disabled = new Set<string>();
  /** The shop's price rules that need no code. */
  rules: ShopRules = NO_RULES;

  constructor(private readonly codes: readonly DiscountCode[] = DISCOUNT_CODES) {}

  find(code: string): DiscountCode | null {
    const wanted = code.trim().toUpperCase();
    return this.codes.find((known) => known.code === wanted) ?? null;
  }

  /** Whether the code works at `now` (epoch milliseconds). */
  isEnabled({code, active}: DiscountCode, now: number): boolean {
    const runs = !active || (active.startsAt <= now && now < active.endsAt);
    return runs && !this.disabled.has(code);
  }

  /** False if there is no such code. */
  setEnabled(code: string, enabled: boolean): boolean {
    const known = this.find(code);
    if (!known) return false;
    if (enabled) this.disabled.delete(known.code);
    else this.disabled.add(known.code);
    return true;
  }

  reset(): void {
    this.disabled.clear();
    this.rules = NO_RULES;
  }
}
