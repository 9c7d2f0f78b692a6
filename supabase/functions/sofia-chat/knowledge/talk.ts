/** Courtesy. */
import type {Passage} from './passage.ts';

export const TALK: readonly Passage[] = [
  {
    id: 'saludo',
    kind: 'talk',
    answer: [
      '¡Hola! Soy SofIA, tu asistente PLR. Pregúntame por la licencia, las categorías, la entrega o cómo comprar.',
    ],
    cues: ['hola', 'buenos días', 'buenas tardes', 'buenas noches', 'hola qué tal', 'buenas'],
  },
  {
    id: 'quien-eres',
    kind: 'talk',
    answer: [
      'Soy SofIA, la asistente automática de Reventa PLR. Respondo con lo que la tienda publica sobre su licencia, sus productos y sus compras; lo que no sé, te lo digo.',
    ],
    cues: [
      'quién eres',
      'cómo te llamas',
      'eres un robot o una persona real',
      'eres humano',
      'eres una inteligencia artificial',
      'con quién hablo robot o persona',
      'qué puedes hacer por mí',
      'en qué me ayudas',
    ],
  },
  {
    id: 'gracias',
    kind: 'talk',
    answer: ['¡Con gusto! Si te queda otra duda, aquí estoy.'],
    cues: ['gracias', 'muchas gracias', 'perfecto', 'ok entendido', 'adiós', 'hasta luego', 'chao'],
  },
];
