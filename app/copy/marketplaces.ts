import type {Verdict} from '~/domain/marketplaces/marketplace-rules';

/** Texts of 'Dónde venderlo'. */
export const marketplaceCopy = {
  id: 'donde-venderlo',
  title: 'Dónde venderlo',
  intro:
    'La licencia te da el derecho; cada plataforma pone además sus reglas. Esto es lo que leímos de cada una, con la fecha.',
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
  stale: 'La leímos hace más de 90 días, así que ya no la damos por segura.',
  ask: 'Dónde preguntar',
  askOf: (platform: string) => `sobre ${platform}`,
  costs: '¿Y cuánto cobra cada una?',
  calculate: 'Calcular cuánto me queda',
  more: 'Ver las reglas de cada plataforma',
} as const;
