/** The fonts of covers, for canvases and pages. */
import type {Face} from '~/domain/rebrand/text-width';
import boldUrl from './bold.ttf?url';
import regularUrl from './regular.ttf?url';
import serifUrl from './serif.ttf?url';

export const FONTS: Record<Face, {family: string; weight: string; url: string}> = {
  regular: {family: 'Reventa sans', weight: '400', url: regularUrl},
  bold: {family: 'Reventa sans', weight: '800', url: boldUrl},
  serif: {family: 'Reventa serif', weight: '400', url: serifUrl},
};

/** @returns the files. */
export async function loadFonts(set: FontFaceSet): Promise<Record<Face, Uint8Array>> {
  const read = async (face: Face): Promise<Uint8Array> => {
    const {family, weight, url} = FONTS[face];
    const file = await (await fetch(url)).arrayBuffer();
    set.add(await new FontFace(family, file.slice(0), {weight}).load());
    return new Uint8Array(file);
  };
  const [regular, bold, serif] = await Promise.all([read('regular'), read('bold'), read('serif')]);
  return {regular, bold, serif};
}
