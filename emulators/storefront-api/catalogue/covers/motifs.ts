/** Which drawings stand for which subcategory (or niche, where it has no subcategories). */
import {pick} from '../pick';
import * as body from './motifs-body';
import * as heart from './motifs-heart';
import * as mind from './motifs-mind';
import * as things from './motifs-things';
import type {Inks} from './palettes';

const motifs: Readonly<Record<string, readonly body.Motif[]>> = {
  'nutricion-y-perdida-de-peso': [body.avocado, body.apple],
  'entrenamiento-y-deportes': [body.kettlebell, body.runner],
  'bienestar-y-salud-natural': [body.sprig, body.nightlamp],
  'reposteria-y-panaderia': [body.cupcake, body.loaf],
  'cocina-saludable': [body.bowl],
  'cocina-internacional': [body.pot, things.noodles],
  perros: [body.dog],
  gatos: [body.cat],
  'productividad-y-habitos': [mind.summit, mind.clock],
  'autoestima-y-confianza': [mind.butterfly, mind.bloom],
  'liderazgo-y-comunicacion': [mind.bubbles],
  'crianza-y-familia': [mind.home, mind.rattle],
  'educacion-y-aprendizaje': [mind.books],
  'marketing-digital': [mind.chart, mind.megaphone],
  'emprendimiento-y-negocios': [mind.rocket],
  '07-finanzas-e-inversiones': [mind.coins],
  'meditacion-y-mindfulness': [heart.lotus, heart.stones],
  'energia-y-astrologia': [heart.moon, heart.crystal],
  'pareja-y-amor': [heart.hearts, heart.cups],
  'sexualidad-y-bienestar-intimo': [heart.flame],
  '10-hobbies-habilidades-y-oficios': [heart.palette, heart.pottedPlant],
  '11-belleza-y-cuidado-personal': [body.dropper],
};

/** A theme that is a thing one can draw comes before the subcategory's own drawing. */
const themeMotifs: Readonly<Record<string, body.Motif>> = {
  recetas: body.bowl,
  cardio: body.runner,
  movilidad: things.meditator,
  fuerza: body.kettlebell,
  descanso: body.nightlamp,
  digestión: body.apple,
  'salud hormonal': mind.bloom,
  'remedios naturales': body.sprig,
  parrilla: heart.flame,
  'fuego lento': body.pot,
  pastas: body.pot,
  postres: body.cupcake,
  'pan artesanal': body.loaf,
  planificación: mind.clock,
  oratoria: mind.megaphone,
  resiliencia: mind.butterfly,
  'amor propio': mind.bloom,
  calma: heart.stones,
  bebés: mind.rattle,
  sueño: body.nightlamp,
  juego: mind.rattle,
  adolescencia: mind.bubbles,
  lectura: mind.books,
  'hábitos de estudio': mind.books,
  'correo electrónico': things.envelope,
  'redes sociales': mind.bubbles,
  publicidad: mind.megaphone,
  'finanzas del negocio': mind.coins,
  'productos digitales': mind.rocket,
  'atención al cliente': mind.bubbles,
  meditación: things.meditator,
  respiración: heart.lotus,
  rituales: things.candle,
  luna: heart.moon,
  astrología: heart.moon,
  cristales: heart.crystal,
  chakras: heart.lotus,
  sueños: body.nightlamp,
  gratitud: heart.lotus,
  complicidad: heart.cups,
  distancia: things.envelope,
  dinero: mind.coins,
  'bienestar íntimo': mind.bloom,
  fotografía: things.camera,
  jardinería: heart.pottedPlant,
  oficios: things.candle,
  música: things.guitar,
  manualidades: things.yarn,
};

/** The drawing for an ebook: by its first theme that has one, else one of its subcategory's. */
export function motifOf(handle: string, themes: readonly string[], n: number, inks: Inks): string {
  const themed = themes.flatMap((theme) => themeMotifs[theme] ?? [])[0];
  return themed ? themed(inks) : pick(motifsOf(handle, inks), n, 'motif');
}

/** The drawings of a subcategory or niche, inked; throws a RangeError for an unknown handle. */
export function motifsOf(handle: string, inks: Inks): string[] {
  const list = motifs[handle];
  if (!list) throw new RangeError(`No motif for ${handle}`);
  return list.map((motif) => motif(inks));
}
