/** Further drawings for body and health, each in a 200×200 box. */
import type {Motif} from './body';
import {around, circle, ellipse, heart, leaf, path, rect, ring, spark, stroke} from '../shapes';

/** A plate that is a clock: eating by the hour. */
export const plateClock: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 104, 78, dark),
    circle(100, 104, 72, pale),
    ring(100, 104, 50, main, 4),
    path('M100 104L100 54A50 50 0 0 1 150 104Z', accent),
    around(100, 104, [0, 90, 180, 270], rect(97, 36, 6, 14, dark, 3)),
    stroke('M100 104V66M100 104L126 118', dark, 8),
    circle(100, 104, 8, second),
    stroke('M10 60V150M4 60V84M16 60V84M190 60V150', dark, 6),
    ellipse(190, 72, 8, 18, dark),
  ].join('');

export const smoothie: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M112 70L134 12H158', second, 9),
    path('M48 62H152L138 186H62Z', pale),
    path('M52 92H148L138 186H62Z', main),
    ellipse(100, 92, 48, 10, accent),
    leaf(78, 88, -28, 0.7, dark),
    leaf(92, 84, 16, 0.56, second),
    stroke('M76 118L82 168', '#ffffff66', 7),
    circle(124, 136, 6, accent),
    circle(108, 158, 5, accent),
    rect(42, 54, 116, 12, dark, 6),
  ].join('');

/** Sugar cubes behind a bar. */
export const sugarFree: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(58, 98, 50, 50, pale, 6),
    rect(100, 104, 44, 44, accent, 6),
    rect(80, 58, 46, 46, pale, 6),
    path('M58 104L74 92H108V98L58 98Z', '#00000014'),
    stroke('M68 122H92M90 78H112M112 124H132', dark, 4),
    ring(100, 104, 82, main, 14),
    stroke('M44 160L156 48', main, 14),
    spark(178, 28, 14, second),
  ].join('');

export const jumpRope: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 108, 70, pale),
    stroke('M42 70C-10 190 210 190 158 70', dark, 7),
    `<g transform="rotate(-16 42 54)">${rect(32, 16, 20, 64, main, 9)}${rect(32, 30, 20, 8, accent)}</g>`,
    `<g transform="rotate(16 158 54)">${rect(148, 16, 20, 64, main, 9)}${rect(148, 30, 20, 8, accent)}</g>`,
    path(
      'M74 132C74 112 96 116 100 128C104 116 126 112 126 132C126 146 108 152 100 160C92 152 74 146 74 132Z',
      second,
    ),
    stroke('M56 182H144', dark, 6),
  ].join('');

/** A shield with a leaf. */
export const shield: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M100 10L176 36V96C176 142 144 172 100 192C56 172 24 142 24 96V36Z', dark),
    path('M100 26L162 48V96C162 134 136 160 100 177C64 160 38 134 38 96V48Z', main),
    path('M100 26V177C64 160 38 134 38 96V48Z', '#ffffff22'),
    leaf(100, 136, -30, 0.86, accent),
    leaf(100, 136, 30, 0.86, pale),
    stroke('M100 152V92', dark, 6),
    circle(60, 66, 8, second),
  ].join('');

export const spine: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 40, 28, main),
    path('M40 190C40 112 56 84 100 84S160 112 160 190Z', pale),
    stroke('M40 190C40 112 56 84 100 84S160 112 160 190', dark, 6),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(86 - i, 96 + i * 19, 28 + i * 2, 13, i % 2 ? second : main, 6),
    ),
    circle(100, 76, 20, accent),
    stroke('M68 58L52 46M132 58L148 46M66 78H48M134 78H152', accent, 6),
  ].join('');

export const stretching: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(46, 50, 24, accent),
    circle(108, 42, 20, dark),
    stroke('M108 66C86 90 88 112 104 130', main, 26),
    stroke('M100 76L40 96L26 130', main, 15),
    stroke('M104 130L158 122L172 172', second, 20),
    stroke('M100 132L60 150L52 178', second, 20),
    rect(10, 180, 180, 10, dark, 5),
    spark(168, 54, 14, pale),
  ].join('');

export const oilBottle: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(72, 10, 36, 30, dark, 8),
    rect(66, 38, 48, 16, second, 4),
    path('M60 54H120L134 84V176A14 14 0 0 1 120 190H60A14 14 0 0 1 46 176V84Z', main),
    rect(56, 100, 68, 56, pale, 6),
    leaf(90, 150, 0, 0.56, dark),
    path('M164 74C186 104 184 122 164 122S142 104 164 74Z', accent),
    path('M168 136C180 152 178 164 168 164S156 152 168 136Z', accent),
    stroke('M58 88V150', '#ffffff55', 5),
  ].join('');

/** A sprout out of a pea pod: protein that grows. */
export const peaPod: Motif = ({main, second, accent, dark, pale}) =>
  [
    `<g transform="rotate(-24 100 104)">${path('M2 104C34 56 166 56 198 104C166 152 34 152 2 104Z', main)}${path('M18 104C46 74 154 74 182 104C154 130 46 130 18 104Z', dark)}${[50, 84, 118, 150].map((x, i) => circle(x, 103, i % 3 ? 19 : 16, accent) + circle(x - 5, 97, 5, pale)).join('')}</g>`,
    stroke('M176 62C182 44 176 30 186 18', dark, 6),
    leaf(176, 60, -58, 0.62, second),
    leaf(180, 48, 62, 0.5, main),
  ].join('');

export const battery: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 104, 88, pale),
    rect(80, 22, 40, 20, dark, 6),
    rect(52, 38, 96, 148, dark, 18),
    rect(62, 48, 76, 128, pale, 10),
    rect(68, 92, 64, 78, main, 8),
    path('M112 58L76 116H100L88 162L126 100H102Z', accent),
    heart(160, 52, 0.36, second, 12),
  ].join('');

/** A gut in one line, at ease. */
export const gut: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M100 18C160 18 182 62 178 108C174 160 140 188 100 188S26 160 22 108C18 62 40 18 100 18Z',
      pale,
    ),
    stroke(
      'M100 34V58M64 58H136C158 58 158 84 136 84H64C42 84 42 110 64 110H136C158 110 158 136 136 136H86C70 136 70 160 92 162',
      main,
      17,
    ),
    stroke('M64 58H136M64 110H136', '#ffffff55', 5),
    leaf(130, 182, 36, 0.5, second),
    circle(48, 150, 9, accent),
    circle(160, 164, 6, dark),
  ].join('');

/** A fork that ends in a heart. */
export const mindfulFork: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 100, 84, pale),
    ring(100, 100, 84, main, 6),
    ring(100, 100, 60, accent, 3),
    heart(100, 96, 0.92, second),
    stroke('M26 44V92C26 106 46 106 46 92V44M36 44V176', dark, 7),
    stroke('M166 176V44C150 62 148 92 166 104', dark, 8),
  ].join('');
