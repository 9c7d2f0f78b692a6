/** The landscape picture of a collection: its drawings in a row of arches, without words. */
import {hash} from '../pick';
import {motifsOf} from './motifs/collection-motifs';
import {inksOf, paletteOf, schemesOf} from './palettes';
import {circle, path, place, rect, ring, stroke} from './shapes';

/** `handles` are the subcategories to draw (or the niche itself where it has none). */
export function collectionPicture(niche: string, handles: readonly string[], seed: number): string {
  const palette = paletteOf(niche);
  const schemes = schemesOf(palette);
  const scheme = schemes[hash(seed, 'collection scheme') % 2] ?? schemes[0];
  const inks = inksOf(palette);
  const drawings = handles.flatMap((handle) =>
    motifsOf(handle, inks).slice(0, handles.length > 1 ? 1 : 2),
  );
  const hill = path('M0 520Q200 440 420 505T800 470V600H0Z', scheme.panelEdge);
  const ground = rect(0, 0, 800, 600, scheme.ground);
  if (drawings.length === 1) {
    return [
      ground,
      circle(620, 150, 92, palette.pop),
      ring(620, 150, 116, scheme.quiet, 3),
      hill,
      path('M190 600V330A210 210 0 0 1 610 330V600Z', scheme.panel),
      place(drawings[0] ?? '', 400, 360, 1.62),
    ].join('');
  }
  const width = drawings.length === 2 ? 300 : 226;
  const gap = 26;
  const start = (800 - drawings.length * width - (drawings.length - 1) * gap) / 2;
  const fields = [palette.soft, palette.light, palette.soft];
  const arches = drawings.map((drawing, i) => {
    const x = start + i * (width + gap);
    const r = width / 2;
    const top = drawings.length === 3 && i !== 1 ? 190 : 130;
    return (
      path(`M${x} 600V${top + r}A${r} ${r} 0 0 1 ${x + width} ${top + r}V600Z`, fields[i] ?? '') +
      place(drawing, x + r, top + r + 62, (width - 62) / 200)
    );
  });
  return [
    ground,
    circle(400, 96, 190, palette.pop),
    stroke('M0 60H130M670 60H800M0 96H90M710 96H800', scheme.quiet, 5),
    hill,
    ...arches,
  ].join('');
}
