/** The cover and the pictures of a shop window, drawn on a canvas without a page. */
import {inkOn, mix, readableOn} from '~/domain/rebrand/colors';
import {drawCover, type Shape} from '~/domain/rebrand/cover';
import {fitText} from '~/domain/rebrand/text-width';
import type {Job, Request} from './job';

type Context = OffscreenCanvasRenderingContext2D;
type Look = Pick<Job, 'brand' | 'words' | 'look'>;

const FONT = 'Reventa Bricolage';
/** A cover's, in pixels. */
const COVER = {width: 1600, height: 2560};
/** 6 × 9 inches with an eighth of an inch around them, at 300 dots per inch. */
const PRINT = {width: 1875, height: 2775};

export async function loadFonts(regular: Uint8Array, bold: Uint8Array): Promise<void> {
  const {fonts} = globalThis as unknown as {fonts: FontFaceSet};
  for (const [file, weight] of [
    [regular, '400'],
    [bold, '800'],
  ] as const) {
    fonts.add(await new FontFace(FONT, file.slice().buffer, {weight}).load());
  }
}

/** Paints shapes of a cover into a place of the canvas. */
function paint(context: Context, shapes: readonly Shape[], logo: ImageBitmap | null): void {
  for (const shape of shapes) {
    if (shape.kind === 'logo') {
      if (logo) context.drawImage(logo, ...shape.at, shape.width, shape.height);
      continue;
    }
    context.fillStyle = shape.fill;
    if (shape.kind === 'text') {
      write(context, shape.text, shape.at, shape.size, shape.bold, shape.anchor);
      continue;
    }
    context.beginPath();
    if (shape.kind === 'disc') context.arc(...shape.center, shape.radius, 0, Math.PI * 2);
    else shape.points.forEach((point) => context.lineTo(...point));
    context.fill();
  }
}

function write(
  context: Context,
  text: string,
  at: readonly [number, number],
  size: number,
  bold: boolean,
  anchor: 'start' | 'middle',
): void {
  context.font = `${bold ? 800 : 400} ${size}px '${FONT}', sans-serif`;
  context.textAlign = anchor === 'middle' ? 'center' : 'left';
  context.fillText(text, ...at);
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

/** For social networks and chats, with the book standing in them. */
export async function makePictures(
  look: Look,
  picture: OffscreenCanvas,
  social: Request['social'],
): Promise<{name: string; content: Uint8Array}[]> {
  const poster = async (name: string, width: number, height: number) => {
    const {canvas, context} = canvasOf(width, height);
    drawPoster(context, look, picture, social, width, height);
    return {name: `imagenes/${name}.jpg`, content: await bytesOf(canvas, 'image/jpeg')};
  };
  const {canvas, context} = canvasOf(1600, 1600);
  drawBook(context, look, picture, {x: 370, y: 130, height: 1300});
  return [
    await poster('instagram-1080x1350', 1080, 1350),
    await poster('historia-1080x1920', 1080, 1920),
    await poster('whatsapp-1200x630', 1200, 630),
    {name: 'imagenes/maqueta-3d.png', content: await bytesOf(canvas, 'image/png')},
  ];
}

function drawPoster(
  context: Context,
  look: Look,
  picture: OffscreenCanvas,
  social: Request['social'],
  width: number,
  height: number,
): void {
  const {brand, words} = look;
  const ground = mix(brand.primary, '#ffffff', 0.88);
  const ink = readableOn(brand.primary, ground, 6);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const isWide = width > height;
  const margin = Math.min(width, height) * 0.08;
  const bookHeight = isWide ? height - margin * 2 : height * 0.56;
  const bookWidth = bookHeight * 0.75;
  drawBook(context, look, picture, {
    x: isWide ? margin * 1.4 : (width - bookWidth) / 2 + bookWidth * 0.06,
    y: isWide ? margin : height * 0.07 + (height > 1500 ? 90 : 0),
    height: bookHeight,
  });
  const left = isWide ? bookWidth + margin * 2.6 : margin;
  const room = width - left - margin;
  const top = isWide ? margin * 1.5 : height * 0.69 + (height > 1500 ? 60 : 0);
  const middle = isWide ? left : width / 2;
  const anchor = isWide ? 'start' : 'middle';
  const title = fitText(words.title, {
    width: room,
    height: isWide ? height * 0.42 : height * 0.13,
    largest: isWide ? 64 : 76,
    smallest: 26,
    bold: true,
    leading: 1.12,
  });
  let y = top;
  const line = (text: string, size: number, bold: boolean, fill: string) => {
    if (!text) return;
    context.fillStyle = fill;
    const fitted = fitText(text, {
      width: room,
      height: size * 1.3,
      largest: size,
      smallest: 20,
      bold,
      leading: 1.2,
    });
    write(
      context,
      fitted.lines[0] ?? '',
      [middle, y + fitted.size * 0.8],
      fitted.size,
      bold,
      anchor,
    );
    y += fitted.size * 1.5;
  };
  title.lines.forEach((text) => {
    context.fillStyle = ink;
    write(context, text, [middle, y + title.size * 0.8], title.size, true, anchor);
    y += title.size * 1.12;
  });
  y += 22;
  line(
    social.price ? `${social.ready} · ${social.price}` : social.ready,
    40,
    true,
    readableOn(brand.accent, ground, 4.5),
  );
  line([words.brand, brand.website.trim()].filter(Boolean).join(' · '), 32, false, ink);
}

/** A book that stands a little turned, with its back on the left. */
function drawBook(
  context: Context,
  {brand}: Look,
  picture: OffscreenCanvas,
  place: {x: number; y: number; height: number},
): void {
  const scale = place.height / 2000;
  const width = COVER.width * 0.72 * scale;
  const height = COVER.height * 0.72 * scale;
  const back = width * 0.11;
  const slope = 0.075;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.38)';
  context.shadowBlur = 90 * scale;
  context.shadowOffsetX = 26 * scale;
  context.shadowOffsetY = 46 * scale;
  context.fillStyle = brand.primary;
  context.beginPath();
  context.moveTo(place.x - back, place.y + back * 0.55);
  context.lineTo(place.x, place.y);
  context.lineTo(place.x + width, place.y + width * slope);
  context.lineTo(place.x + width, place.y + height + width * slope * 0.2);
  context.lineTo(place.x, place.y + height);
  context.lineTo(place.x - back, place.y + height - back * 0.25);
  context.closePath();
  context.fill();
  context.restore();
  // The back: a darker shade of the cover.
  context.fillStyle = mix(
    brand.primary,
    '#000000',
    inkOn(brand.primary) === '#ffffff' ? 0.42 : 0.25,
  );
  context.beginPath();
  context.moveTo(place.x - back, place.y + back * 0.55);
  context.lineTo(place.x, place.y);
  context.lineTo(place.x, place.y + height);
  context.lineTo(place.x - back, place.y + height - back * 0.25);
  context.fill();
  // Upright strips, each a little lower and shorter, stand in for perspective, which a canvas does not have.
  const strips = Math.ceil(width);
  for (let i = 0; i < strips; i++) {
    const share = i / strips;
    const top = place.y + width * slope * share;
    const bottom = place.y + height + width * slope * 0.2 * share;
    context.drawImage(
      picture,
      share * COVER.width,
      0,
      COVER.width / strips,
      COVER.height,
      place.x + i,
      top,
      1.6,
      bottom - top,
    );
  }
  const light = context.createLinearGradient(place.x, 0, place.x + width, 0);
  light.addColorStop(0, 'rgb(0 0 0 / 0.28)');
  light.addColorStop(0.035, 'rgb(255 255 255 / 0.2)');
  light.addColorStop(0.06, 'rgb(0 0 0 / 0.07)');
  light.addColorStop(0.12, 'rgb(0 0 0 / 0)');
  light.addColorStop(1, 'rgb(255 255 255 / 0.09)');
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(place.x, place.y);
  context.lineTo(place.x + width, place.y + width * slope);
  context.lineTo(place.x + width, place.y + height + width * slope * 0.2);
  context.lineTo(place.x, place.y + height);
  context.fill();
}

/** A picture that came with the product, with a band of the brand below it. */
export async function rebrandPicture(
  content: Uint8Array,
  {brand, words}: Look,
): Promise<Uint8Array> {
  const picture = await createImageBitmap(new Blob([content.slice()]));
  const band = Math.max(28, Math.round(picture.height * 0.07));
  const {canvas, context} = canvasOf(picture.width, picture.height + band);
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
    bold: true,
    leading: 1,
  });
  write(
    context,
    fitted.lines[0] ?? '',
    [picture.width / 2, picture.height + band * 0.67],
    fitted.size,
    true,
    'middle',
  );
  picture.close();
  return bytesOf(canvas, 'image/jpeg');
}
