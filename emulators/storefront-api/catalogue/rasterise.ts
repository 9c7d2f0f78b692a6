/**
 * Pictures as the provider's image service sends them: pixels, in the size and the format that are
 * asked for. What was drawn once is kept on disk, for every shop that this checkout starts.
 */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {writeWholeFile} from '../../write-whole-file';
import {preparePictureFont} from './picture-font';

const FOLDER = path.resolve('.cache/pictures');
/** Near what an image service sends: the format's usual effort (4) takes twice as long for a twentieth less. */
const OPTIONS = {
  webp: {quality: 80, effort: 2},
  jpeg: {quality: 80},
  png: {},
} as const;

/** Font family of the texts; a change redraws every picture. */
const TYPE = 'Bricolage Grotesque';

export type PictureFormat = 'webp' | 'png' | 'jpeg';

interface Picture {
  readonly format: PictureFormat;
  /** Pixels; the picture is cropped to it around its middle, unless there is a ground. */
  readonly height?: number | undefined;
  /** Background colour such as 'fbf7ef', on which the whole picture is placed. */
  readonly ground?: string | undefined;
}

const inProgress = new Map<string, Promise<Buffer>>();

export async function rasterise(svg: string, picture: Picture): Promise<Buffer> {
  const name = createHash('sha256')
    .update(JSON.stringify([svg, picture.height ?? null, OPTIONS, TYPE, picture.ground]))
    .digest('hex');
  const file = path.join(FOLDER, `${name}.${picture.format}`);
  try {
    return await readFile(file);
  } catch {
    const begun = inProgress.get(file);
    if (begun) return begun;
    const drawing = draw(svg, picture, file).finally(() => inProgress.delete(file));
    inProgress.set(file, drawing);
    return drawing;
  }
}

async function draw(svg: string, {format, height, ground}: Picture, file: string): Promise<Buffer> {
  await preparePictureFont();
  const drawn = sharp(Buffer.from(svg));
  const width = (await drawn.metadata()).width;
  const fit = ground ? ({fit: 'contain', background: `#${ground}`} as const) : {};
  const cut = height ? drawn.resize({height, width, ...fit}) : drawn;
  const bytes = await cut.toFormat(format, OPTIONS[format]).toBuffer();
  await writeWholeFile(file, bytes);
  return bytes;
}
