/**
 * One palette and one type voice per niche. All of them are tuned to sit on the shop's warm paper:
 * `light` and `soft` are tints of the niche's hue, `pop` is the accent, `alt` its counterpoint.
 */

import type {Voice} from './typeset';

export interface Palette {
  deep: string;
  base: string;
  soft: string;
  light: string;
  pop: string;
  alt: string;
  voice: Voice;
}

const PAPER = '#FFFBF3';

const palettes: Readonly<Record<string, Palette>> = {
  '01-salud-y-deportes': palette('#12402B #2E8B57 #BFE3C0 #EEF6E6 #FFB703 #F47B5C'),
  'cocina-y-gastronomia': palette('#4A160F #D8472B #FBCFA8 #FDF0DF #F9B234 #6E9A5B', 'calm'),
  '03-mascotas': palette('#45260F #D9791A #FBDDA6 #FFF5E1 #E4572E #2A8C82'),
  '04-desarrollo-personal': palette('#10304A #2179A8 #BCDDF0 #EAF4FA #FFB703 #F0715A'),
  '05-crianza-familia-y-educacion': palette('#1D4A52 #E27560 #FBD3C4 #FFF1EA #F7C548 #3D9A9B'),
  '06-marketing-y-emprendimiento': palette('#161B5C #3346E3 #C9CFFB #EEF0FE #FFC93C #FF6B4A'),
  '07-finanzas-e-inversiones': palette('#082A26 #0F5E50 #F3DC9A #FBF5DF #E0A526 #6FB08A', 'calm'),
  '08-espiritualidad-y-mindfulness': palette(
    '#231650 #6A4BB5 #DCCBF2 #F6EFFB #F5C451 #E58FB0',
    'calm',
  ),
  '09-relaciones-y-sexualidad': palette('#4E0F2A #C92F55 #F8C3C8 #FFF0EF #FF9F68 #7B2D5B', 'calm'),
  '10-hobbies-habilidades-y-oficios': palette('#123B43 #0F8A8D #F9E2B0 #FFF8E6 #F2A900 #D95F3B'),
  '11-belleza-y-cuidado-personal': palette(
    '#5A2140 #B8637F #F3D6D3 #FCF3EF #D9A441 #8E3B63',
    'calm',
  ),
};

/** Throws a RangeError for a handle that is no niche's. */
export function paletteOf(niche: string): Palette {
  const found = palettes[niche];
  if (!found) throw new RangeError(`No palette for ${niche}`);
  return found;
}

/** How a cover wears its palette: the ground, the type on it, and the shape behind the drawing. */
export interface Scheme {
  ground: string;
  type: string;
  quiet: string;
  panel: string;
  panelEdge: string;
}

/** Three ways to wear a palette: dark, saturated and light. */
export function schemesOf(p: Palette): readonly [Scheme, Scheme, Scheme] {
  return [
    {ground: p.deep, type: PAPER, quiet: p.soft, panel: p.soft, panelEdge: p.base},
    {ground: p.base, type: PAPER, quiet: p.light, panel: p.light, panelEdge: p.deep},
    {ground: p.light, type: p.deep, quiet: p.base, panel: p.soft, panelEdge: p.base},
  ];
}

/** The inks that a motif is drawn with; they read well on `soft` and on `light`. */
export interface Inks {
  main: string;
  second: string;
  accent: string;
  dark: string;
  pale: string;
}

export function inksOf(p: Palette): Inks {
  return {main: p.base, second: p.alt, accent: p.pop, dark: p.deep, pale: PAPER};
}

function palette(colours: string, voice: Voice = 'loud'): Palette {
  const [deep = '', base = '', soft = '', light = '', pop = '', alt = ''] = colours.split(' ');
  return {deep, base, soft, light, pop, alt, voice};
}
