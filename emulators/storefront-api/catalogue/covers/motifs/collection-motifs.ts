/** Which drawings stand for which subcategory, or niche where it has none, on the pictures of collections. */
import * as body from './body';
import * as heart from './heart';
import * as mind from './mind';
import * as things from './things';
import type {Inks} from '../palettes';

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

/** The drawings of a subcategory or niche, inked; throws a RangeError for an unknown handle. */
export function motifsOf(handle: string, inks: Inks): string[] {
  const list = motifs[handle];
  if (!list) throw new RangeError(`No motif for ${handle}`);
  return list.map((motif) => motif(inks));
}
