import type {PolicyHandle} from '~/domain/policies/policies';

/** The guarantee on every page; its days come from the refund policy (`app/content/claims.ts`). */
export const guarantee = {
  title: (days: number) => `Garantía de ${days} días si un archivo falla`,
  text: 'Si no abre, está incompleto o no es lo que describimos, lo corregimos o te devolvemos tu dinero.',
} as const;

/** Links to the shop's policies, on every page. */
export const policyLinks = {
  label: 'Políticas',
  names: {
    'terms-of-service': 'Términos',
    'privacy-policy': 'Privacidad',
    'refund-policy': 'Reembolsos',
  } satisfies Record<PolicyHandle, string>,
} as const;

/** Texts around the policies themselves, which are the provider's. */
export const policies = {
  /** Beside the button that makes an account. */
  signUp: 'Al crear tu cuenta aceptas:',
  and: ' y ',
  intro: '¿Algo no queda claro? Pregúntanos antes de comprar.',
  contents: 'En esta página',
  ask: 'Escríbenos',
  others: 'Otras políticas',
  notFound: 'Esta política no está publicada',
  notFoundText: 'Escríbenos y te contamos lo que necesitas saber antes de comprar.',
  metaDescription: (title: string) => `${title} de Reventa PLR: el texto completo y vigente.`,
} as const;
