/** The small parts that every cover has: kicker, title, and kind. */
import type {CoverDesign} from './cover-design';
import {rect} from './shapes';
import {setText, textLine, widthOf, type Box} from './typeset';

/** What kind of product it is, in a pill that starts at x. */
export function kindMark(design: CoverDesign, x: number, y: number, fill: string, ink: string) {
  const width = Math.round(widthOf(design.kind) * 26 + design.kind.length * 2 + 44);
  return (
    rect(x, y - 35, width, 52, fill, 26) +
    textLine(design.kind, x + width / 2, y, {size: 23, fill: ink, anchor: 'middle', spacing: 2})
  );
}

/** The line that says where the book is filed, as small as its length asks for. */
export function kicker(
  {kicker: text}: CoverDesign,
  x: number,
  y: number,
  fill: string,
  anchor: 'start' | 'middle' = 'start',
): string {
  const size = Math.min(25, Math.floor((540 - text.length * 2) / (widthOf(text) * 1.12)));
  return textLine(text, x, y, {size, fill, spacing: 2, anchor});
}

/** Title, and the part after its colon smaller beneath it. Returns where the type ends. */
export function titleBlock(design: CoverDesign, box: Omit<Box, 'voice'>, quiet: string) {
  const {title, subtitle, voice} = design;
  const room = subtitle ? box.height * 0.7 : box.height;
  const main = setText(title, {...box, voice, height: room});
  let end = box.y + main.height;
  let svg = main.svg;
  if (subtitle) {
    const y = end + 22;
    const below = setText(subtitle, {
      ...box,
      voice,
      y,
      height: Math.max(50, box.y + box.height - y),
      largest: 42,
      fill: quiet,
    });
    svg += below.svg;
    end = y + below.height;
  }
  return {svg, end: Math.round(end)};
}
