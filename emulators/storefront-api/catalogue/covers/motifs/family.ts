/** Drawings for family, school and work, each in a 200×200 box. */
import type {Motif} from './body';
import {around, circle, ellipse, heart, leaf, path, rect, ring, spark, stroke} from '../shapes';

export const kite: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(52, 156, 26, pale),
    path('M118 8L184 72L106 138L60 62Z', main),
    path('M118 8L106 138L60 62Z', second),
    stroke('M118 8L106 138M60 62L184 72', dark, 5),
    stroke('M106 138C92 160 62 152 58 174S20 184 14 196', dark, 5),
    path('M84 148L70 138L72 156ZM84 148L98 156L82 164ZM52 180L40 168L38 186Z', accent),
  ].join('');

export const stormCloud: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M46 122A38 38 0 0 1 44 46A50 50 0 0 1 138 38A40 40 0 0 1 160 122Z', main),
    circle(80, 78, 7, dark),
    circle(118, 78, 7, dark),
    stroke('M84 104Q99 90 114 104M68 62L88 68M130 62L110 68', dark, 6),
    path('M96 118L72 160H94L84 196L130 146H106L118 118Z', accent),
    stroke('M48 142L40 166M152 142L144 166M66 172L60 188', second, 8),
    circle(164, 50, 9, pale),
  ].join('');

export const bridge: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 66, 40, accent),
    path('M0 120L40 110V190H0ZM200 120L160 110V190H200Z', dark),
    path('M30 112C60 84 140 84 170 112V130C140 104 60 104 30 130Z', main),
    stroke('M54 100V122M78 92V112M100 90V108M122 92V112M146 100V122', main, 7),
    circle(22, 88, 13, second),
    path('M8 124C8 100 36 100 36 124Z', second),
    circle(178, 88, 13, pale),
    path('M164 124C164 100 192 100 192 124Z', pale),
    stroke(
      'M48 160C60 152 72 168 84 160S108 168 120 160S140 168 152 160M60 182C72 174 84 190 96 182S120 190 136 182',
      second,
      6,
    ),
  ].join('');

export const twoHomes: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M8 104L54 62L100 104V180H8Z', main),
    path('M0 108L54 56L108 108', 'none'),
    stroke('M4 104L54 58L104 104', dark, 9),
    path('M108 124L150 86L192 124V180H108Z', second),
    stroke('M104 124L150 82L196 124', dark, 9),
    rect(42, 132, 26, 48, pale, 4),
    rect(138, 142, 24, 38, pale, 4),
    stroke('M54 40C70 8 130 8 146 62', accent, 6),
    heart(100, 22, 0.34, accent),
    rect(0, 178, 200, 10, dark, 4),
  ].join('');

/** A face of four pieces. */
export const puzzle: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M22 22H92V48A14 14 0 1 0 92 76V98H70A14 14 0 1 1 42 98H22Z', main),
    path('M100 22H178V98H152A14 14 0 1 1 124 98H100V76A14 14 0 1 0 100 48Z', accent),
    path('M22 106H42A14 14 0 1 0 70 106H92V130A14 14 0 1 1 92 156V180H22Z', second),
    path('M108 106H124A14 14 0 1 0 152 106H178V180H108V156A14 14 0 1 0 108 130Z', dark),
    circle(56, 60, 7, pale),
    circle(146, 60, 7, pale),
    stroke('M52 150Q66 164 82 152', pale, 6),
    stroke('M126 154Q142 144 158 154', pale, 6),
  ].join('');

export const lowShelf: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(16, 46, 168, 142, dark, 10),
    rect(26, 56, 148, 56, pale, 4),
    rect(26, 122, 148, 56, pale, 4),
    circle(54, 90, 18, main),
    path('M84 108L104 68L124 108Z', second),
    rect(134, 72, 30, 36, accent, 4),
    ...[36, 50, 64].map((x, i) =>
      rect(x, 130 + i * 4, 11, 48 - i * 4, [main, second, accent][i] ?? main, 2),
    ),
    rect(92, 142, 36, 36, accent, 6),
    circle(148, 160, 17, main),
    leaf(60, 46, -18, 0.5, second),
    leaf(60, 46, 22, 0.42, main),
  ].join('');

export const piggyBank: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(104, 24, 20, accent),
    ring(104, 24, 12, dark, 3),
    path(
      'M26 118C26 76 62 58 104 58C122 58 136 62 148 70L174 58L170 90C178 98 182 106 184 112H196V140H180C174 152 164 160 156 164V188H128V172H84V188H56V164C36 154 26 138 26 118Z',
      main,
    ),
    rect(82, 66, 46, 9, dark, 4),
    circle(150, 104, 7, dark),
    stroke('M26 116C8 112 8 94 20 92', dark, 7),
    stroke('M58 100C66 88 78 84 90 84', '#ffffff66', 7),
    circle(188, 126, 4, dark),
    heart(96, 126, 0.42, pale),
    spark(42, 50, 12, second),
  ].join('');

export const priceTag: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M96 20H170A12 12 0 0 1 182 32V104L98 186A12 12 0 0 1 80 186L16 122A12 12 0 0 1 16 104Z',
      main,
    ),
    circle(148, 54, 14, pale),
    stroke('M148 54C176 26 188 26 194 10', dark, 5),
    stroke('M112 92C98 78 72 92 84 108S118 118 106 138S76 138 68 126M120 82L62 144', pale, 8),
    spark(36, 44, 18, accent),
    circle(164, 158, 14, second),
  ].join('');

export const robot: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M100 42V20', dark, 8),
    circle(100, 14, 11, accent),
    rect(34, 42, 132, 96, main, 24),
    rect(48, 58, 104, 62, dark, 16),
    circle(78, 86, 12, accent),
    circle(122, 86, 12, accent),
    stroke('M84 108Q100 116 116 108', pale, 5),
    rect(18, 72, 16, 40, second, 6),
    rect(166, 72, 16, 40, second, 6),
    rect(64, 144, 72, 44, second, 12),
    stroke('M82 160H118M82 174H106', pale, 6),
  ].join('');

/** A plan on one sheet. */
export const planSheet: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(26, 10, 136, 178, dark, 12),
    rect(18, 18, 136, 170, pale, 10),
    rect(32, 34, 50, 38, main, 5),
    rect(90, 34, 50, 38, accent, 5),
    rect(32, 80, 50, 62, accent, 5),
    rect(90, 80, 50, 62, second, 5),
    rect(32, 150, 108, 24, main, 5),
    stroke('M42 166L66 160L90 164L128 158', pale, 4),
    stroke('M44 48H68M44 58H60M102 48H126M102 98H126M102 112H118', pale, 4),
    `<g transform="rotate(30 176 100)">${rect(168, 40, 16, 104, second, 4)}${path('M168 144H184L176 166Z', dark)}</g>`,
  ].join('');

/** A fountain pen that writes a line. */
export const quill: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(20, 150, 160, 38, pale, 8),
    stroke('M34 170C56 158 62 180 84 168S120 176 164 166', main, 6),
    `<g transform="rotate(40 110 90)">${rect(92, -14, 36, 84, main, 10)}${rect(92, 62, 36, 14, accent, 3)}${path('M94 76H126L116 124L110 134L104 124Z', dark)}${stroke('M110 104V132', pale, 3)}${circle(110, 100, 4, pale)}</g>`,
    spark(40, 54, 16, second),
    spark(70, 24, 10, accent),
  ].join('');

export const parcel: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M100 14L184 54L100 96L16 54Z', accent),
    path('M16 54L100 96V190L16 148Z', main),
    path('M184 54L100 96V190L184 148Z', dark),
    path('M58 34L142 76V110L128 102L116 112V88L34 46Z', pale),
    stroke('M36 128L66 144M36 112L52 120', pale, 6),
    path('M150 100L160 128L172 118L168 138L150 150L136 146L128 130L140 130Z', second),
  ].join('');

export const wallet: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(38, 20, 104, 74, second, 6),
    circle(90, 56, 20, pale),
    `<g transform="rotate(-9 96 52)">${rect(46, 30, 104, 74, accent, 6)}${circle(98, 64, 18, pale)}</g>`,
    rect(14, 68, 172, 118, main, 18),
    stroke('M28 84H172', '#ffffff55', 5),
    rect(124, 108, 68, 42, dark, 16),
    circle(146, 129, 9, accent),
    around(60, 140, [0], heart(60, 136, 0.4, pale)),
  ].join('');

export const moneyTree: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M100 138V48M100 112C76 104 58 90 50 66M100 98C122 92 142 78 150 54', dark, 8),
    leaf(62, 96, -70, 0.6, main),
    leaf(138, 88, 66, 0.6, main),
    leaf(92, 124, -60, 0.5, main),
    ...[
      [100, 36],
      [46, 54],
      [154, 42],
    ].map(([x = 0, y = 0]) => circle(x, y, 22, accent) + ring(x, y, 14, dark, 3)),
    path('M56 136H144L134 188H66Z', second),
    rect(46, 128, 108, 20, dark, 6),
    ellipse(100, 36, 4, 8, pale),
  ].join('');
