/** An advertisement of a book: where the words and the book stand in a picture for a social network. */
import {inkOn, mix, readableOn} from './colors';
import {
  area,
  AT_MIDDLE,
  AT_START,
  block,
  disc,
  isClassic,
  logoSize,
  placeLogo,
  type CoverLook,
  type CoverWords,
  type Shape,
} from './cover';
import {textWidth} from './text-width';

export interface PosterWords extends CoverWords {
  /** Price as text; empty if the brand has no price. */
  readonly price: string;
  readonly action: Action | null;
}

/** The call to action of a poster. */
export interface Action {
  /** Call to action, such as 'Consíguelo aquí'. */
  readonly call: string;
  /** Where to go or write, such as 'casa.mx'; empty if readers answer the picture itself. */
  readonly place: string;
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
  const ground = isClassic(look.design)
    ? mix(look.primary, '#0b0d10', 0.2)
    : mix(look.primary, '#ffffff', 0.9);
  const ink = inkOn(ground);
  const strong = readableOn(look.primary, ground, 6);
  const title = contrastsWell(look, ground) ? strong : ink;
  const button = readableOn(look.accent, ground, 1.7);
  const face = isClassic(look.design) ? 'serif' : 'bold';
  const margin = unit * 8;
  // Apps cover the top and the foot of a story.
  const safe = isTall ? height * 0.14 : margin;
  const bottom = height - (isTall ? height * 0.18 : margin);
  // Shapes behind the book keep this distance from words.
  const gap = Math.max(unit * 4, 44);
  const buttonHeight = words.action ? unit * 11 : 0;
  const placeHeight = words.action?.place ? unit * (isTall ? 6 : 8) : 0;
  const priceHeight = unit * (words.price ? (isTall ? 15 : 14) : 0);
  const actionTop = bottom - buttonHeight - placeHeight;
  // Without a call the brand stands below the price.
  const priceTop = actionTop - priceHeight - unit * (words.action ? 3 : 7);
  const wide = isTall ? width - margin * 2 : width * 0.47;
  const x = isTall ? width / 2 : wide + gap;
  const room = isTall ? wide : width - x - margin;
  const at = isTall ? AT_MIDDLE : AT_START;
  const logo = look.logoRatio ? logoSize(look.logoRatio, room * 0.5, unit * 9) : null;
  const belowLogo = safe + (logo ? logo.height + gap : 0);
  const book = isTall
    ? {x: margin, y: belowLogo, width: wide, height: (priceTop - belowLogo) * 0.62}
    : {x: unit * 2, y: unit * 3, width: wide - unit * 4, height: height - unit * 6};
  const headTop = isTall ? book.y + book.height + gap : belowLogo;
  const headHeight = Math.max(unit * 12, priceTop - headTop - unit * 4);
  const [amount = '', currency = ''] = words.price.split(' ');
  const amountSize = Math.min(
    priceHeight * 0.82,
    room / Math.max(1, textWidth(`${amount} ${currency}`, 1, 'bold')),
  );
  const tint =
    inkOn(ground) === '#ffffff' ? mix(ground, '#ffffff', 0.14) : mix(look.accent, ground, 0.72);
  return {
    behind: [
      area(0, 0, width, height, ground),
      isTall
        ? disc([x, book.y + book.height / 2], Math.min(book.width, book.height) / 2, tint)
        : area(0, 0, wide, height, tint),
    ],
    book,
    before: [
      ...(logo ? placeLogo(look, ground, isTall ? x - logo.width / 2 : x, safe, logo) : []),
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
            ...block(words.action.call, {
              ...AT_MIDDLE,
              x: isTall ? x : x + room / 2,
              y: actionTop + unit * 1.5,
              width: room - buttonHeight,
              height: buttonHeight - unit * 3,
              largest: unit * 5.4,
              leading: 1.15,
              face: 'bold',
              fill: inkOn(button),
              place: 'middle',
            }),
            ...block(words.action.place, {
              ...AT_MIDDLE,
              x: isTall ? x : x + room / 2,
              y: actionTop + buttonHeight + unit * 2,
              width: room,
              height: placeHeight - unit * 2,
              largest: unit * (isTall ? 3.8 : 5),
              leading: 1.15,
              face: 'bold',
              fill: ink,
              place: 'bottom',
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
