/** The cover and the pictures of a shop window, drawn on a canvas without a page. */
import {inkOn} from '~/domain/rebrand/colors';
import {drawCover, type Shape} from '~/domain/rebrand/cover';
import {drawPoster, type PosterWords} from '~/domain/rebrand/poster';
import {fitText, textWidth} from '~/domain/rebrand/text-width';
import {drawBook} from './book';
import {FONTS} from './fonts';
import type {Job} from './job';

type Context = OffscreenCanvasRenderingContext2D;
type Look = Pick<Job, 'brand' | 'words' | 'look'>;

/** A cover's, in pixels. */
const COVER = {width: 1600, height: 2560};
/** 6 × 9 inches with an eighth of an inch around them, at 300 dots per inch. */
const PRINT = {width: 1875, height: 2775};

/** Paints shapes of a cover into a place of the canvas. */
function paint(context: Context, shapes: readonly Shape[], logo: ImageBitmap | null): void {
  for (const shape of shapes) {
    if (shape.kind === 'logo') {
      if (logo) context.drawImage(logo, ...shape.at, shape.width, shape.height);
      continue;
    }
    context.fillStyle = shape.fill;
    if (shape.kind === 'text') {
      write(context, shape);
      continue;
    }
    context.beginPath();
    if (shape.kind === 'disc') context.arc(...shape.center, shape.radius, 0, Math.PI * 2);
    else shape.points.forEach((point) => context.lineTo(...point));
    context.fill();
  }
}

/** Spaced letters are written one by one: not every browser's canvas can space them. */
function write(context: Context, shape: Extract<Shape, {kind: 'text'}>): void {
  const {text, size, face, anchor, tracking} = shape;
  const [x, y] = shape.at;
  context.font = `${FONTS[face].weight} ${size}px '${FONTS[face].family}', sans-serif`;
  if (!tracking) {
    context.textAlign = anchor === 'middle' ? 'center' : 'left';
    context.fillText(text, x, y);
    return;
  }
  context.textAlign = 'left';
  let at = anchor === 'middle' ? x - textWidth(text, size, face, tracking / size) / 2 : x;
  for (const letter of text) {
    context.fillText(letter, at, y);
    at += textWidth(letter, size, face) + tracking;
  }
}

function canvasOf(width: number, height: number): {canvas: OffscreenCanvas; context: Context} {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no-canvas');
  return {canvas, context};
}

async function bytesOf(
  canvas: OffscreenCanvas,
  type: 'image/jpeg' | 'image/png',
): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({type, quality: 0.9});
  return new Uint8Array(await blob.arrayBuffer());
}

export interface Covers {
  /** A JPEG of 1600 × 2560. */
  readonly screen: Uint8Array;
  readonly print: Uint8Array;
  readonly picture: OffscreenCanvas;
  /** A JPEG 1600 wide, for a page of another shape: its height in widths. */
  readonly ofRatio: (ratio: number) => Promise<Uint8Array>;
}

export async function makeCovers({words, look}: Look, logo: ImageBitmap | null): Promise<Covers> {
  const draw = ({width, height}: typeof COVER) => {
    const {canvas, context} = canvasOf(width, height);
    paint(context, drawCover(words, look, width, height), logo);
    return canvas;
  };
  const picture = draw(COVER);
  const print = await bytesOf(draw(PRINT), 'image/jpeg');
  // Dots per inch, in the head of the file.
  print.set([1, 0x01, 0x2c, 0x01, 0x2c], 13);
  return {
    screen: await bytesOf(picture, 'image/jpeg'),
    print,
    picture,
    ofRatio: (ratio) =>
      bytesOf(draw({width: COVER.width, height: Math.round(COVER.width * ratio)}), 'image/jpeg'),
  };
}

/** Pictures for social networks and chats, with the book in them. */
export async function makePictures(
  {words, look}: Look,
  picture: OffscreenCanvas,
  logo: ImageBitmap | null,
  social: Pick<PosterWords, 'price' | 'action'>,
): Promise<{name: string; content: Uint8Array}[]> {
  const poster = async (name: string, width: number, height: number) => {
    const {canvas, context} = canvasOf(width, height);
    const {behind, book, before} = drawPoster({...words, ...social}, look, width, height);
    paint(context, behind, logo);
    drawBook(context, picture, {look, words}, book);
    paint(context, before, logo);
    return {name: `imagenes/${name}.jpg`, content: await bytesOf(canvas, 'image/jpeg')};
  };
  const {canvas, context} = canvasOf(1600, 1600);
  drawBook(context, picture, {look, words}, {x: 100, y: 100, width: 1400, height: 1400});
  return [
    await poster('instagram-1080x1080', 1080, 1080),
    await poster('historia-1080x1920', 1080, 1920),
    await poster('whatsapp-1200x630', 1200, 630),
    {name: 'imagenes/maqueta-3d.png', content: await bytesOf(canvas, 'image/png')},
  ];
}

/** A picture that came with the product, with a band of the brand below it. */
export async function rebrandPicture(
  content: Uint8Array,
  {brand, words}: Look,
): Promise<Uint8Array> {
  const picture = await createImageBitmap(new Blob([content.slice()]));
  const band = Math.max(28, Math.round(picture.height * 0.07));
  const {canvas, context} = canvasOf(picture.width, picture.height + band);
  // A JPEG has no transparent parts: they would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  context.fillStyle = brand.primary;
  context.fillRect(0, picture.height, picture.width, band);
  context.fillStyle = inkOn(brand.primary);
  const line = [words.brand, brand.website.trim()].filter(Boolean).join(' · ');
  const fitted = fitText(line, {
    width: picture.width * 0.9,
    height: band,
    largest: band * 0.5,
    smallest: 8,
    face: 'bold',
    leading: 1,
  });
  write(context, {
    kind: 'text',
    text: fitted.lines[0] ?? '',
    at: [picture.width / 2, picture.height + band * 0.67],
    size: fitted.size,
    face: 'bold',
    fill: inkOn(brand.primary),
    anchor: 'middle',
    tracking: 0,
  });
  picture.close();
  return bytesOf(canvas, 'image/jpeg');
}
