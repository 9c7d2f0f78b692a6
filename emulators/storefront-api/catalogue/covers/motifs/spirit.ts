/** Drawings for spirit, love and care, each in a 200×200 box. */
import type {Motif} from './body';
import {around, circle, ellipse, heart, leaf, path, rect, ring, spark, stroke} from '../shapes';

/** Breath in three waves. */
export const breath: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 100, 88, pale),
    stroke('M20 70H124C156 70 156 28 128 28C112 28 106 42 114 52', main, 12),
    stroke('M34 104H158C190 104 190 148 160 148C144 148 138 134 146 124', dark, 12),
    stroke('M20 138H96C122 138 122 174 98 174C86 174 82 164 88 156', second, 12),
    circle(46, 42, 9, accent),
    circle(176, 72, 7, accent),
  ].join('');

export const zodiac: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 100, 92, dark),
    circle(100, 100, 82, main),
    around(
      100,
      100,
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
      rect(98, 18, 4, 30, pale, 2),
    ),
    circle(100, 100, 52, pale),
    around(100, 100, [0, 45, 90, 135, 180, 225, 270, 315], path('M94 70L100 52L106 70Z', accent)),
    circle(100, 100, 28, accent),
    path('M108 80A22 22 0 1 0 120 110A17 17 0 0 1 108 80Z', dark),
    spark(118, 92, 7, second),
  ].join('');

/** Seven centres in a row. */
export const sevenCentres: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M100 6C142 6 140 48 124 58C156 70 170 124 184 172H16C30 124 44 70 76 58C60 48 58 6 100 6Z',
      pale,
    ),
    path('M10 172C50 150 150 150 190 172C170 196 30 196 10 172Z', main),
    stroke('M100 22V176', dark, 3),
    ...[22, 47, 72, 97, 122, 147, 172].map(
      (y, i) =>
        circle(100, y, i % 2 ? 10 : 11, [second, accent, main, dark][i % 4] ?? main) +
        circle(100, y, 4, pale),
    ),
    spark(40, 60, 12, accent),
    spark(162, 60, 12, accent),
  ].join('');

/** A feather that is let go. */
export const feather: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(132, 62, 52, accent),
    path('M30 178C28 96 84 26 168 20C176 92 128 150 56 158Z', main),
    path('M30 178C60 112 104 66 168 20C176 92 128 150 56 158Z', second),
    stroke('M24 188C62 114 106 70 158 30', dark, 6),
    stroke('M76 118L70 90M98 94L96 66M92 100L122 102M70 128L98 132', pale, 5),
    stroke('M120 176C140 168 150 182 170 172', dark, 6),
  ].join('');

export const snail: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M14 172C44 176 60 152 62 126C66 108 92 104 96 128L98 150H180C190 150 190 176 174 176H24Z',
      second,
    ),
    stroke('M28 164L18 132M44 152L42 122', second, 8),
    circle(18, 128, 7, dark),
    circle(42, 118, 7, dark),
    circle(122, 100, 60, main),
    stroke(
      'M122 160A60 60 0 0 0 122 40A46 46 0 0 0 122 132A33 33 0 0 0 122 66A20 20 0 0 0 122 106',
      dark,
      8,
    ),
    leaf(176, 58, 40, 0.5, accent),
    rect(4, 178, 192, 9, dark, 4),
    spark(52, 46, 13, pale),
  ].join('');

export const tarotCards: Motif = ({main, second, accent, dark, pale}) =>
  [
    `<g transform="rotate(-16 80 110)">${rect(24, 30, 96, 150, second, 12)}${rect(32, 38, 80, 134, pale, 8)}</g>`,
    `<g transform="rotate(9 120 104)">${rect(70, 18, 104, 164, dark, 12)}${rect(78, 26, 88, 148, main, 8)}${around(122, 92, [0, 45, 90, 135, 180, 225, 270, 315], path('M117 62L122 40L127 62Z', accent))}${circle(122, 92, 26, accent)}${circle(114, 88, 3, dark)}${circle(130, 88, 3, dark)}${stroke('M114 99Q122 106 130 99', dark, 3)}${stroke('M96 150H148', pale, 5)}</g>`,
  ].join('');

/** The digits one to nine in their square. */
export const numberSquare: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(12, 12, 176, 176, dark, 18),
    ...Array.from({length: 9}, (_, i) => {
      const x = 22 + (i % 3) * 54;
      const y = 22 + Math.floor(i / 3) * 54;
      const lit = i % 4 === 0;
      return (
        rect(x, y, 48, 48, lit ? accent : i % 2 ? main : second, 8) +
        `<text x="${x + 24}" y="${y + 35}" font-size="32" font-weight="800" fill="${lit ? dark : pale}" text-anchor="middle">${i + 1}</text>`
      );
    }),
  ].join('');

/** A bundle of herbs that smokes. */
export const smudge: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M120 66C104 50 134 38 118 18M144 70C134 58 156 46 146 30', pale, 10),
    `<g transform="rotate(28 100 120)">${path('M78 60C88 44 112 44 122 60L116 180H84Z', main)}${leaf(86, 76, -16, 0.6, second)}${leaf(114, 76, 16, 0.6, second)}${leaf(100, 70, 0, 0.66, main)}${stroke('M82 108L118 120M82 132L118 144M84 156L116 168', accent, 7)}</g>`,
    path('M10 150C40 188 120 196 148 170L138 192H30Z', dark),
    spark(40, 50, 16, accent),
    spark(172, 130, 12, second),
  ].join('');

/** Sun and stars above a mirror. */
export const affirmation: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M20 30H180A12 12 0 0 1 192 42V128A12 12 0 0 1 180 140H92L56 176V140H20A12 12 0 0 1 8 128V42A12 12 0 0 1 20 30Z',
      main,
    ),
    circle(100, 85, 34, accent),
    around(100, 85, [0, 45, 90, 135, 180, 225, 270, 315], rect(97, 36, 6, 13, pale, 3)),
    stroke('M86 86L97 98L118 74', dark, 8),
    spark(36, 60, 10, second),
    spark(164, 112, 10, second),
    spark(164, 172, 16, accent),
  ].join('');

/** Two hands that hold a heart. */
export const heldHeart: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 76, 66, pale),
    heart(100, 70, 0.96, main),
    path(
      'M14 96C28 92 40 104 46 122L84 142C96 148 98 168 96 190H62L26 150C14 136 12 116 14 96Z',
      dark,
    ),
    path(
      'M186 96C172 92 160 104 154 122L116 142C104 148 102 168 104 190H138L174 150C186 136 188 116 186 96Z',
      second,
    ),
    spark(166, 34, 13, accent),
    spark(30, 52, 10, accent),
  ].join('');

export const bell: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 100, 86, pale),
    ellipse(100, 154, 74, 14, dark),
    path('M34 112H166C164 142 140 156 100 156S36 142 34 112Z', main),
    ellipse(100, 112, 66, 15, accent),
    ellipse(100, 112, 52, 9, dark),
    `<g transform="rotate(38 150 70)">${rect(143, 20, 14, 96, second, 7)}${rect(139, 96, 22, 26, dark, 8)}</g>`,
    stroke('M60 76C56 66 64 60 60 50M84 68C80 58 88 52 84 42', second, 6),
  ].join('');

export const mendedHeart: Motif = ({main, second, accent, dark, pale}) =>
  [
    heart(100, 100, 1.72, main),
    path('M104 34L88 70L112 96L92 124L106 178L100 180L80 126L98 98L74 70L92 40Z', pale),
    `<g transform="rotate(-24 100 112)">${rect(50, 98, 100, 34, accent, 16)}${rect(84, 98, 32, 34, pale)}${[92, 100, 108].map((x) => circle(x, 108, 2.5, dark) + circle(x, 122, 2.5, dark)).join('')}</g>`,
    spark(178, 36, 13, second),
  ].join('');

export const rose: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M100 190V100', dark, 8),
    leaf(100, 168, -58, 0.72, second),
    leaf(100, 146, 56, 0.66, second),
    circle(100, 68, 54, main),
    path('M46 68C66 62 74 90 100 92S140 62 154 68C154 104 128 122 100 122S46 104 46 68Z', dark),
    stroke('M80 60C84 40 118 40 120 60C120 78 92 78 92 62C94 54 106 54 106 62', pale, 6),
    spark(28, 36, 12, accent),
    spark(172, 30, 16, accent),
  ].join('');

export const padlock: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M62 90V62C62 10 138 10 138 62', dark, 16),
    rect(36, 86, 128, 102, main, 20),
    heart(100, 132, 0.7, pale),
    circle(100, 128, 9, dark),
    rect(96, 130, 8, 24, dark, 3),
    stroke('M168 40L186 30M170 62L190 66', accent, 8),
    circle(24, 66, 9, second),
  ].join('');

export const houseKeys: Motif = ({main, second, accent, dark, pale}) =>
  [
    ring(100, 38, 26, dark, 9),
    `<g transform="rotate(24 88 60)">${circle(88, 84, 26, main)}${heart(88, 84, 0.3, pale)}${rect(80, 106, 16, 80, main, 4)}${rect(94, 150, 20, 12, main, 3)}${rect(94, 170, 14, 12, main, 3)}</g>`,
    `<g transform="rotate(-26 116 60)">${circle(116, 84, 26, second)}${circle(116, 84, 10, pale)}${rect(108, 106, 16, 74, second, 4)}${rect(90, 146, 20, 12, second, 3)}${rect(96, 166, 14, 12, second, 3)}</g>`,
    spark(30, 40, 13, accent),
    spark(172, 40, 13, accent),
  ].join('');

/** Two hands on a back. */
export const massage: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M0 176C20 120 60 108 100 108S180 120 200 176Z', pale),
    stroke('M100 116V172', accent, 5),
    path('M18 58C40 70 58 84 70 106L92 124C96 134 82 138 74 130L52 116C30 106 14 84 18 58Z', main),
    path(
      'M182 58C160 70 142 84 130 106L108 124C104 134 118 138 126 130L148 116C170 106 186 84 182 58Z',
      second,
    ),
    path('M100 14C114 34 114 50 100 50S86 34 100 14Z', accent),
    circle(66, 40, 6, dark),
    circle(134, 40, 6, dark),
    rect(0, 174, 200, 12, dark, 5),
  ].join('');

export const face: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M30 96C22 30 64 8 100 8S178 30 170 96C168 130 160 150 150 164L150 84C126 80 90 70 78 46C66 70 54 78 50 86V164C40 150 32 130 30 96Z',
      dark,
    ),
    path(
      'M48 92C56 84 68 72 78 50C92 72 126 82 152 86V110C152 148 130 172 100 172S48 148 48 110Z',
      accent,
    ),
    stroke('M68 108Q78 100 88 108M112 108Q122 100 132 108', dark, 5),
    stroke('M100 112V128', main, 5),
    stroke('M84 144Q100 156 116 144', main, 6),
    circle(66, 130, 9, second),
    circle(134, 130, 9, second),
    spark(176, 40, 14, pale),
  ].join('');

export const hairAndComb: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M60 10C24 46 60 76 34 112S48 176 30 192H96C116 160 84 138 104 104S86 46 112 10Z', main),
    stroke(
      'M78 14C48 52 80 82 56 118S66 172 54 188M96 14C68 54 98 84 78 120S86 168 76 188',
      pale,
      5,
    ),
    `<g transform="rotate(8 152 100)">${rect(136, 18, 22, 166, dark, 9)}${Array.from({length: 11}, (_, i) => rect(112, 30 + i * 13, 30, 6, second, 3)).join('')}</g>`,
    spark(182, 34, 13, accent),
    circle(20, 60, 8, accent),
  ].join('');

export const creamJar: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(30, 104, 140, 82, main, 20),
    rect(46, 124, 108, 40, pale, 8),
    leaf(100, 158, -22, 0.4, dark),
    leaf(100, 158, 22, 0.4, second),
    path('M34 104C40 74 62 88 74 70S104 34 112 66S160 74 166 104Z', pale),
    stroke('M62 94C76 90 84 82 92 74', second, 5),
    rect(24, 96, 152, 18, dark, 8),
    path('M160 14C178 40 176 56 160 56S142 40 160 14Z', accent),
    leaf(36, 74, -20, 0.66, second),
  ].join('');

/** A heart on a phone's screen. */
export const matchPhone: Motif = ({main, second, accent, dark, pale}) =>
  [
    `<g transform="rotate(-8 100 100)">${rect(50, 12, 100, 176, dark, 20)}${rect(60, 30, 80, 138, pale, 8)}${rect(68, 40, 64, 80, main, 8)}${circle(100, 70, 16, accent)}${path('M76 120C76 94 124 94 124 120Z', accent)}${circle(84, 144, 13, second)}${stroke('M79 139L89 149M89 139L79 149', pale, 4)}${circle(118, 144, 13, main)}${heart(118, 144, 0.2, pale)}</g>`,
    heart(166, 46, 0.5, second, 14),
    heart(30, 150, 0.32, accent, -14),
  ].join('');

/** A bone in a bowl. */
export const dogBowl: Motif = ({main, second, accent, dark, pale}) =>
  [
    `<g transform="rotate(-22 104 62)">${rect(66, 52, 76, 24, pale, 8)}${circle(66, 52, 16, pale)}${circle(66, 76, 16, pale)}${circle(142, 52, 16, pale)}${circle(142, 76, 16, pale)}</g>`,
    circle(62, 108, 15, accent),
    circle(92, 102, 17, second),
    circle(124, 106, 15, accent),
    path('M26 106H174L192 180H8Z', main),
    rect(18, 100, 164, 16, dark, 8),
    circle(100, 154, 13, pale),
    ...[
      [80, 140],
      [93, 130],
      [108, 130],
      [121, 140],
    ].map(([x = 0, y = 0]) => circle(x, y, 6.5, pale)),
    rect(2, 178, 196, 10, dark, 5),
  ].join('');

/** A fishing toy for cats. */
export const catToy: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M14 180L120 24', dark, 9),
    stroke('M120 24C170 30 170 70 150 92', dark, 4),
    path('M112 112C112 88 136 82 152 90C178 84 188 112 178 134C166 156 124 152 112 112Z', main),
    circle(130, 92, 12, second),
    circle(162, 94, 12, second),
    circle(136, 116, 5, dark),
    circle(156, 116, 5, dark),
    stroke('M146 126V132M178 136C196 144 178 166 194 176', dark, 5),
    circle(62, 152, 28, accent),
    stroke('M42 140C58 134 74 142 84 158M40 156C54 150 66 158 72 176', pale, 4),
  ].join('');
