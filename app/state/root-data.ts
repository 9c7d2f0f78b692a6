import {useRouteLoaderData} from '@remix-run/react';
import type {LicenceLabels} from '~/domain/licence/licence';
import type {ExchangeRates} from '~/domain/money/estimate';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import type {Measurement} from '~/domain/privacy/measurement';
import type {MainLink} from '~/domain/navigation/route-facts';
import type {Seller} from '~/domain/policies/policies';
import type {AccountsConfig} from './account/account';

/** What the root's loader gives every page: facts of the shop, never of a visitor. Null where the operator set nothing. */
export interface RootData {
  /** Origin of the shop. */
  readonly origin: string;
  readonly navigation: readonly MainLink[];
  readonly communityUrl: string | null;
  readonly accounts: AccountsConfig | null;
  readonly measurement: Measurement | null;
  readonly offers: OfferTerms;
  readonly seller: Seller | null;
  readonly supportEmail: string | null;
  /** The refund policy; null until the seller's details are configured. */
  readonly guarantee: {readonly title: string; readonly text: string} | null;
  /** Address that opens a chat with the seller. */
  readonly whatsapp: string | null;
  /** Names of the means of payment. */
  readonly payments: readonly string[];
  /** For estimates; null without rates of the last seven days. */
  readonly exchangeRates: ExchangeRates | null;
  /** The licence's labels that fit in the footer. */
  readonly licence: LicenceLabels;
}

/** Undefined when the root's loader failed, as on an error screen. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

const NOBODY = {seller: null, supportEmail: null};

/** The seller and the support address; null if the operator has not set them or the root failed. */
export function useSeller(): Pick<RootData, 'seller' | 'supportEmail'> {
  return useRootData() ?? NOBODY;
}
