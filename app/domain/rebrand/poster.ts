/** An advertisement of a book: where the words and the book stand in a picture for a social network. */
import {inkOn, mix, readableOn} from './colors';
import {
  area,
  AT_MIDDLE,
  AT_START,
  block,
  disc,
  logoSize,
  placeLogo,
  type CoverLook,
  type CoverWords,
  type Shape,
} from './cover';
import {textWidth} from './text-width';

export interface PosterWords extends CoverWords {
  /** Empty without a price. */
  readonly price: string;
  /** Such as 'Consíguelo en casa.mx'; empty without an address. */
  readonly action: string;
}

export interface Poster {
  readonly behind: readonly Shape[];
  readonly book: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly before: readonly Shape[];
}

/** Lengths are pixels. */
export function drawPoster(
  words: PosterWords,
  look: CoverLook,
  width: number,
  height: number,
): Poster {
  const isTall = height > width * 1.3;
  const unit = Math.min(width, height) / 100;
  const ground =
    look.design === 'marco' || look.design === 'arcos'
      ? mix(look.primary, '#0b0d10', 0.2)
      : mix(look.primary, '#ffffff', 0.9);
  const ink = inkOn(ground);
  const strong = readableOn(look.primary, ground, 6);
  const title = contrastsWell(look, ground) ? strong : ink;
  const button = readableOn(look.accent, ground, 1.7);
  const face = look.design === 'marco' || look.design === 'arcos' ? 'serif' : 'bold';
  const margin = unit * 8;
  // Apps cover the top and the foot of a story.
  const safe = isTall ? height * 0.11 : margin;
  const book = isTall
    ? {x: margin, y: safe, width: width - margin * 2, height: height * 0.45}
    : {x: unit * 3, y: margin, width: width * 0.46, height: height - margin * 2};
  const x = isTall ? width / 2 : book.x + book.width + unit * 4;
  const room = isTall ? width - margin * 2 : width - x - margin;
  const at = isTall ? AT_MIDDLE : AT_START;
  const top = isTall ? book.y + book.height + unit * 5 : margin;
  const bottom = height - (isTall ? height * 0.12 : margin);
  const buttonHeight = unit * (words.action ? (isTall ? 12 : 11) : 0);
  const priceHeight = unit * (words.price ? (isTall ? 15 : 14) : 0);
  const logo = look.logoRatio ? logoSize(look.logoRatio, room * 0.5, unit * 9) : null;
  const actionTop = bottom - buttonHeight;
  const priceTop = actionTop - priceHeight - (words.action ? unit * 3 : 0);
  const headTop = isTall || !logo ? top : top + logo.height + unit * 4;
  const headHeight = Math.max(unit * 12, priceTop - headTop - unit * 4);
  const [amount = '', currency = ''] = words.price.split(' ');
  const amountSize = Math.min(
    priceHeight * 0.82,
    room / Math.max(1, textWidth(`${amount} ${currency}`, 1, 'bold')),
  );
  const discX = book.x + book.width / 2;
  const discY = book.y + book.height / 2;
  return {
    behind: [
      area(0, 0, width, height, ground),
      disc(
        [discX, discY],
        Math.min(book.width * 0.56, book.height * 0.56),
        inkOn(ground) === '#ffffff' ? mix(ground, '#ffffff', 0.14) : mix(look.accent, ground, 0.72),
      ),
    ],
    book,
    before: [
      ...(logo
        ? placeLogo(
            look,
            ground,
            isTall ? x - logo.width / 2 : x,
            isTall ? safe - logo.height - unit * 1 : top,
            logo,
          )
        : []),
      ...block(words.title, {
        ...at,
        x,
        y: headTop,
        width: room,
        height: headHeight * (words.subtitle ? 0.68 : 0.84),
        largest: unit * 11,
        face,
        fill: title,
        next: {
          text: words.subtitle || (words.author === words.brand ? '' : words.author),
          gap: unit * 2.5,
          height: headHeight * (words.subtitle ? 0.26 : 0.12),
          largest: unit * 4,
          leading: 1.25,
          face: 'regular',
          fill: ink,
        },
      }),
      ...(words.price
        ? block(`${amount} ${currency}`, {
            ...at,
            x,
            y: priceTop,
            width: room,
            height: priceHeight,
            largest: amountSize,
            leading: 1.1,
            face: 'bold',
            fill: title,
            place: 'bottom',
          })
        : []),
      ...(words.action
        ? [
            ...pill(isTall ? margin : x, actionTop, room, buttonHeight, button),
            ...block(words.action, {
              ...AT_MIDDLE,
              x: isTall ? x : x + room / 2,
              y: actionTop + unit * 1.5,
              width: room - buttonHeight,
              height: buttonHeight - unit * 3,
              largest: unit * (isTall ? 5 : 4.2),
              leading: 1.15,
              face: 'bold',
              fill: inkOn(button),
              place: 'middle',
            }),
          ]
        : block(words.brand, {
            ...at,
            x,
            y: bottom - unit * 5,
            width: room,
            height: unit * 5,
            largest: unit * 4,
            face: 'bold',
            fill: ink,
            place: 'bottom',
          })),
    ],
  };
}

/** A primary color that is itself next to the ground would only look like a mistake. */
function contrastsWell({primary}: CoverLook, ground: string): boolean {
  return readableOn(primary, ground, 4.5) === primary;
}

function pill(x: number, y: number, width: number, height: number, fill: string): Shape[] {
  const radius = height / 2;
  return [
    disc([x + radius, y + radius], radius, fill),
    disc([x + width - radius, y + radius], radius, fill),
    area(x + radius, y, width - height, height, fill),
  ];
}
