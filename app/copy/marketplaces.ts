import type {Verdict} from '~/domain/marketplaces/marketplace-rules';

/** Texts of 'Dónde venderlo'. */
export const marketplaceCopy = {
  id: 'donde-venderlo',
  title: 'Dónde venderlo',
  intro: 'Tu licencia te deja vender; cada plataforma pone sus reglas. Esto dice cada una.',
  verdicts: {
    allowed: 'Sí',
    conditions: 'Con condiciones',
    forbidden: 'No lo acepta',
    unconfirmed: 'Sin confirmar: pregunta antes',
  } satisfies Record<Verdict, string>,
  /** Text before names of platforms. */
  groups: {
    allowed: 'Sí:',
    conditions: 'Con condiciones:',
    forbidden: 'No aceptan PLR:',
    unconfirmed: 'Sin confirmar, pregunta antes:',
  } satisfies Record<Verdict, string>,
  source: 'Sus palabras',
  see: 'Ver la página',
  sourceOf: (platform: string) => `de la regla de ${platform}`,
  read: (date: string) => `al ${date}`,
  stale: 'La leímos hace más de 90 días: confírmala.',
  ask: 'Dónde preguntar',
  askOf: (platform: string) => `sobre ${platform}`,
  costs: '¿Y cuánto cobra cada una?',
  calculate: 'Calcular cuánto me queda',
  more: 'Ver las reglas de cada plataforma',
} as const;
