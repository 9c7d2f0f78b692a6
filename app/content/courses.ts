/**
 * The courses of the IA club (docs/product.md 2.11). Prices are the limits' own. Where the buttons
 * lead is the operator's choice (`PUBLIC_COURSE_*` and `PUBLIC_UPSELL_COURSE_URL`); until it is
 * made there is no button.
 */
import {AUTO_PAGE_COURSE_USD, VIBECODE_COURSE_USD} from '~/domain/limits';

export interface CourseLinks {
  readonly autoPage: string | null;
  readonly vibecode: string | null;
  /** The thank-you page's offer. */
  readonly upsell: string | null;
}

export interface Course {
  readonly id: 'auto-page-ia' | 'lovable-vibecode';
  readonly title: string;
  readonly description: string;
  /** Address of its drawing, 16 to 9. */
  readonly image: string;
  /** Whole units of `currency`. */
  readonly price: string;
  readonly currency: 'USD';
  /** Opens outside the shop; null until the operator names it. */
  readonly link: string | null;
  readonly available: boolean;
  readonly comingSoon: boolean;
}

export const NO_COURSE_LINKS: CourseLinks = {autoPage: null, vibecode: null, upsell: null};

export function coursesWith(links: CourseLinks): readonly Course[] {
  return [
    {
      id: 'auto-page-ia',
      title: 'AUTO PAGE IA',
      description:
        'Aprende a crear páginas de venta con inteligencia artificial: de una idea a una página publicada, sin saber programar ni diseñar.',
      image: '/courses/auto-page-ia.svg',
      price: String(AUTO_PAGE_COURSE_USD),
      currency: 'USD',
      link: links.autoPage,
      available: true,
      comingSoon: false,
    },
    {
      id: 'lovable-vibecode',
      title: 'LOVABLE VIBECODE',
      description:
        'Crea tus propias micro apps conversando con la IA: describes lo que quieres, Lovable lo construye y tú lo conviertes en un producto con tu marca.',
      image: '/courses/lovable-vibecode.svg',
      price: String(VIBECODE_COURSE_USD),
      currency: 'USD',
      link: links.vibecode,
      available: false,
      comingSoon: true,
    },
  ];
}
