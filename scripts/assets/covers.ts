import {palette} from './palette';

const {tinta, selva, mango, coral, papel, arena} = palette;

/** A sewn-on label: paper (or any fill), a punched hole, stitches and two lines of made-up text. */
function sewnLabel(y: number, fill: string, thread: string): string {
  return `<rect x="20" y="${y}" width="120" height="54" rx="6" fill="${fill}"/>
    <rect x="25.5" y="${y + 5.5}" width="109" height="43" rx="3" fill="none" stroke="${thread}" stroke-width="1.8" stroke-dasharray="5 4.5"/>
    <path d="M36 ${y + 21}h62M36 ${y + 34}h38" stroke="${tinta}" stroke-width="6" stroke-linecap="round"/>`;
}

const art = [
  // A sun over a table: cooking, wellbeing.
  `<rect width="160" height="200" fill="${mango}"/><circle cx="80" cy="104" r="52" fill="${coral}"/><path d="M0 104h160v96H0z" fill="${mango}"/>${sewnLabel(124, papel, coral)}`,
  // A video.
  `<rect width="160" height="200" fill="${selva}"/><circle cx="80" cy="66" r="38" fill="${mango}"/><path d="M70 49.5v33a3 3 0 0 0 4.6 2.5l25-16.5a3 3 0 0 0 0-5l-25-16.5a3 3 0 0 0-4.6 2.5Z" fill="${tinta}"/>${sewnLabel(124, papel, selva)}`,
  // An awning: a business of one's own.
  `<rect width="160" height="200" fill="${papel}"/><path d="M0 0h160v62a20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0Z" fill="${coral}"/><path d="M40 0h40v62a20 20 0 0 1-40 0ZM120 0h40v62a20 20 0 0 1-40 0Z" fill="${mango}"/>${sewnLabel(124, tinta, mango).replace(`stroke="${tinta}"`, `stroke="${papel}"`)}`,
  // A micro web app: a window with a chart.
  `<rect width="160" height="200" fill="${coral}"/><rect x="24" y="26" width="112" height="80" rx="8" fill="${tinta}"/><circle cx="37" cy="39" r="4" fill="${mango}"/><circle cx="50" cy="39" r="4" fill="${coral}"/><path d="M46 92V76M68 92V66M90 92V70M112 92V56" stroke="${mango}" stroke-width="11" stroke-linecap="round"/>${sewnLabel(124, papel, coral)}`,
  // Rings: finance, mindfulness.
  `<rect width="160" height="200" fill="${arena}"/><circle cx="160" cy="0" r="120" fill="${mango}"/><circle cx="160" cy="0" r="84" fill="${papel}"/><circle cx="160" cy="0" r="48" fill="${coral}"/>${sewnLabel(124, tinta, mango).replace(`stroke="${tinta}"`, `stroke="${papel}"`)}`,
  // Leaves: health, gardening.
  `<rect width="160" height="200" fill="${papel}"/><path d="M80 110V62" stroke="${tinta}" stroke-width="6" stroke-linecap="round"/><path d="M80 76c0-30 16-48 46-50 2 30-16 50-46 50ZM80 96c0-24-14-38-40-40-1 26 15 41 40 40Z" fill="${selva}"/>${sewnLabel(124, mango, tinta)}`,
];

/** A finished cover without its rounded corners, in a 160 by 200 box. */
export function coverArt(index: number): string {
  return art[index % art.length] ?? '';
}

/** The same cover while it is still nobody's: a blank label with its hole and its seam. */
export function blankCover(fill: string, thread: string, hole: string): string {
  return `<rect width="160" height="200" rx="12" fill="${fill}"/><rect x="11" y="11" width="138" height="178" rx="5" fill="none" stroke="${thread}" stroke-width="2.5" stroke-dasharray="8 7"/><circle cx="80" cy="33" r="8" fill="${hole}"/>`;
}
