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
  readonly action: Action;
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

/** The book on a field of the accent, the words on one of the primary color. Lengths are pixels. */
export function drawPoster(
  words: PosterWords,
  look: CoverLook,
  width: number,
  height: number,
): Poster {
  const isTall = height > width * 1.3;
  const unit = Math.min(width, height) / 100;
  // Darker than the cover.
  const ground = mix(look.primary, '#0b0d10', 0.4);
  const ink = inkOn(ground);
  const field = readableOn(look.accent, ground, 1.7);
  const bright = readableOn(look.accent, ground, 4.5);
  const margin = unit * 6;
  // Apps cover the top and the foot of a story.
  const safe = height * 0.14;
  const bottom = height - (isTall ? height * 0.18 : margin);
  const split = isTall ? height * 0.555 : Math.min(width * 0.485, height * 0.7);
  const x = isTall ? margin : split + unit * 5;
  const room = width - margin - x;
  const logo = look.logoRatio ? logoSize(look.logoRatio, room * 0.6, unit * 8) : null;

  // From the foot upwards: where to go, the button, the price. In a story the price stands beside the button.
  const place = words.action.place || (isTall && !logo ? words.brand : '');
  const placeTop = bottom - unit * (place ? 5 : 0);
  const buttonHeight = unit * 12;
  const buttonTop = placeTop - buttonHeight - unit * (place ? 2.5 : 0);
  const beside = isTall && words.price ? room * 0.38 : 0;
  const priceHeight = isTall ? buttonHeight : unit * 15;
  const priceTop = isTall || !words.price ? buttonTop : buttonTop - priceHeight - unit * 3;
  // The logo or the name of the brand: over the words, or in a story over the book.
  const head = isTall ? split : margin;
  const nameHeight = isTall ? 0 : (logo?.height ?? unit * 4);
  const titleTop = head + unit * 5 + nameHeight;
  const titleHeight = priceTop - titleTop - unit * 4;
  const bookTop = isTall ? (logo ? safe + logo.height + unit * 2 : height * 0.095) : unit;
  const [amount = '', currency = ''] = words.price.split(' ');
  const price = `${amount} ${currency}`;
  const priceRoom = (beside || room) - (beside ? unit * 3 : 0);
  const line = {...AT_START, x, width: room};
  return {
    behind: [
      area(0, 0, width, height, ground),
      isTall ? area(0, 0, width, split, field) : area(0, 0, split, height, field),
    ],
    book: {
      x: isTall ? margin : unit,
      y: bookTop,
      width: isTall ? width - margin * 2 : split - unit * 2,
      height: (isTall ? split : height) - bookTop - unit,
    },
    before: [
      ...(logo
        ? isTall
          ? placeLogo(look, field, (width - logo.width) / 2, safe, logo)
          : placeLogo(look, ground, x, head, logo)
        : block(isTall ? '' : words.brand, {
            ...line,
            y: head,
            height: nameHeight,
            largest: unit * 3.4,
            face: 'bold',
            fill: bright,
            tracking: 0.1,
            caps: true,
          })),
      ...block(words.title, {
        ...line,
        y: titleTop,
        height: titleHeight * (isTall ? 0.64 : 0.68),
        largest: unit * 12,
        face: isClassic(look.design) ? 'serif' : 'bold',
        fill: ink,
        next: {
          text: words.subtitle || (words.author === words.brand ? '' : words.author),
          gap: unit * 2.5,
          height: titleHeight * 0.26,
          largest: unit * 4.4,
          leading: 1.25,
          face: 'regular',
          fill: ink,
        },
      }),
      ...block(words.price && price, {
        ...line,
        y: priceTop,
        width: priceRoom,
        height: priceHeight,
        largest: Math.min(priceHeight * 0.86, priceRoom / Math.max(1, textWidth(price, 1, 'bold'))),
        leading: 1.1,
        face: 'bold',
        fill: bright,
        place: isTall ? 'middle' : 'bottom',
      }),
      ...pill(x + beside, buttonTop, room - beside, buttonHeight, field),
      ...block(words.action.call, {
        ...AT_MIDDLE,
        x: x + beside + (room - beside) / 2,
        y: buttonTop + unit * 3,
        width: room - beside - buttonHeight * 0.65,
        height: buttonHeight - unit * 6,
        largest: unit * 5.4,
        leading: 1.15,
        face: 'bold',
        fill: inkOn(field),
        place: 'middle',
      }),
      ...block(place, {
        ...line,
        y: placeTop,
        height: unit * 5,
        largest: unit * 4.2,
        leading: 1.15,
        face: 'bold',
        fill: ink,
        place: 'bottom',
      }),
    ],
  };
}

function pill(x: number, y: number, width: number, height: number, fill: string): Shape[] {
  const radius = height / 2;
  return [
    disc([x + radius, y + radius], radius, fill),
    disc([x + width - radius, y + radius], radius, fill),
    area(x + radius, y, width - height, height, fill),
  ];
}
