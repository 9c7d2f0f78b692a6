/** Drawings for habits, mind and family, each in a 200×200 box. */
import type {Motif} from './body';
import {around, circle, heart, leaf, path, rect, ring, spark, stroke} from '../shapes';

export const calendar: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(16, 32, 168, 152, dark, 18),
    rect(26, 74, 148, 100, pale, 10),
    rect(26, 42, 148, 34, main, 10),
    stroke('M60 20V52M140 20V52', accent, 11),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      rect(
        38 + (i % 4) * 33,
        88 + Math.floor(i / 4) * 40,
        24,
        28,
        i === 6 ? second : i < 5 ? accent : main,
        5,
      ),
    ),
    stroke('M110 142L117 150L130 132', pale, 5),
  ].join('');

export const sunrise: Motif = ({main, second, accent, dark, pale}) =>
  [
    around(100, 124, [-80, -54, -27, 0, 27, 54, 80], rect(95, 14, 10, 34, second, 5)),
    path('M42 124A58 58 0 0 1 158 124Z', accent),
    path('M0 124H200V140H0Z', dark),
    path('M12 152H188M30 170H170M56 188H144', pale),
    stroke('M20 158H180M44 176H156', main, 9),
    circle(84, 98, 6, dark),
    circle(116, 98, 6, dark),
    stroke('M88 110Q100 120 112 110', dark, 5),
  ].join('');

/** A target that is hit. */
export const target: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(92, 108, 80, dark),
    circle(92, 108, 64, pale),
    circle(92, 108, 47, main),
    circle(92, 108, 30, pale),
    circle(92, 108, 14, second),
    stroke('M92 108L168 32', dark, 8),
    path('M150 50L154 20L178 6L176 24L194 22L180 46Z', accent),
  ].join('');

export const microphone: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(66, 10, 68, 106, main, 34),
    stroke('M80 44H120M80 62H120M80 80H120', pale, 6),
    stroke('M46 84C46 152 154 152 154 84', dark, 10),
    stroke('M100 136V176', dark, 10),
    rect(56, 172, 88, 14, dark, 7),
    stroke('M22 60C14 76 14 92 22 108M178 60C186 76 186 92 178 108', accent, 8),
    circle(100, 104, 6, second),
  ].join('');

export const compass: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 104, 84, dark),
    circle(100, 104, 70, pale),
    around(100, 104, [0, 90, 180, 270], rect(96, 40, 8, 14, main, 3)),
    path('M130 64L112 116L88 92Z', second),
    path('M70 144L112 116L88 92Z', main),
    circle(100, 104, 8, accent),
    rect(88, 4, 24, 20, accent, 8),
  ].join('');

/** A phone that is asleep. */
export const quietPhone: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 100, 90, pale),
    rect(56, 14, 88, 172, dark, 18),
    rect(66, 30, 68, 138, main, 8),
    path('M112 66A32 32 0 1 0 122 112A26 26 0 0 1 112 66Z', accent),
    spark(116, 76, 9, pale),
    stroke('M78 140H122', pale, 6),
    circle(100, 178, 4, pale),
    leaf(160, 150, 24, 0.6, second),
    leaf(160, 150, -24, 0.46, second),
  ].join('');

/** A gate between two sides. */
export const gate: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 74, 56, accent),
    ...[22, 56, 90, 124, 158].map((x, i) =>
      path(`M${x} 76L${x + 11} 58L${x + 22} 76V178H${x}Z`, i === 2 ? second : main),
    ),
    rect(10, 96, 180, 12, dark, 5),
    rect(10, 142, 180, 12, dark, 5),
    heart(101, 124, 0.3, pale),
    rect(4, 178, 192, 10, dark, 4),
  ].join('');

export const journal: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(34, 16, 118, 170, dark, 12),
    rect(46, 16, 106, 170, main, 12),
    rect(64, 44, 72, 50, pale, 8),
    heart(100, 70, 0.36, second),
    stroke('M66 116H134M66 136H118', pale, 6),
    path('M116 16H134V70L125 60L116 70Z', accent),
    stroke('M26 48H48M26 84H48M26 120H48M26 156H48', accent, 7),
    `<g transform="rotate(24 172 120)">${rect(164, 52, 16, 96, second, 5)}${path('M164 148H180L172 170Z', pale)}${rect(164, 52, 16, 14, dark, 4)}</g>`,
  ].join('');

export const handshake: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 92, 78, pale),
    path('M0 70L44 58L70 130L20 146Z', dark),
    path('M200 70L156 58L130 130L180 146Z', dark),
    path(
      'M44 66L96 60L150 118C158 128 146 142 134 132L122 122L130 134C136 146 120 156 110 146L98 136C102 148 88 156 78 146L54 122Z',
      main,
    ),
    path('M156 66L112 60L84 84C78 96 94 106 106 98L122 88L152 122Z', second),
    spark(100, 28, 18, accent),
    stroke('M62 32L68 42M138 32L132 42', accent, 6),
  ].join('');

/** A head with a heart and a spark in it. */
export const feelingHead: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M96 12C148 12 176 48 172 92C170 118 152 130 150 154V188H76V166C48 168 40 160 42 136C28 132 24 124 34 112C30 54 52 12 96 12Z',
      main,
    ),
    heart(104, 78, 0.74, pale),
    stroke('M104 96C104 124 112 130 112 162', pale, 6),
    stroke('M92 152C98 140 112 140 116 152', accent, 5),
    spark(170, 30, 18, accent),
    spark(24, 60, 12, second),
    circle(62, 104, 6, dark),
  ].join('');

export const sproutCrack: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 74, 62, accent),
    stroke('M100 152V70', dark, 9),
    leaf(100, 92, -52, 1.02, main),
    leaf(100, 82, 48, 1.1, second),
    leaf(100, 66, 0, 0.6, main),
    path('M0 150H88L100 168L112 150H200V190H0Z', dark),
    stroke('M100 168L92 180L102 190', pale, 5),
  ].join('');

export const umbrella: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M40 20L34 36M82 8L76 24M126 8L120 24M168 20L162 36', second, 7),
    path(
      'M12 104A88 76 0 0 1 188 104C174 90 156 90 144 104C132 90 112 90 100 104C88 90 68 90 56 104C44 90 26 90 12 104Z',
      main,
    ),
    path(
      'M56 104C56 66 76 34 100 28C124 34 144 66 144 104C132 90 112 90 100 104C88 90 68 90 56 104Z',
      accent,
    ),
    stroke('M100 96V164C100 190 134 190 134 168', dark, 9),
    circle(58, 160, 14, pale),
    heart(58, 160, 0.24, second),
  ].join('');

export const crib: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M150 14A36 36 0 1 0 176 66A28 28 0 1 1 150 14Z', accent),
    spark(106, 34, 13, second),
    rect(26, 66, 12, 114, dark, 5),
    rect(162, 66, 12, 114, dark, 5),
    path('M38 128C60 104 140 104 162 128V152H38Z', main),
    circle(74, 110, 18, pale),
    stroke('M68 110H70M78 110H80', dark, 4),
    ...[54, 78, 102, 126, 146].map((x) => rect(x, 116, 7, 52, dark, 3)),
    rect(26, 164, 148, 10, dark, 5),
    rect(26, 90, 148, 8, second, 4),
  ].join('');

/** A round belly under two hands. */
export const belly: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(104, 34, 24, dark),
    path('M84 58C60 96 66 124 72 188H138C170 166 176 110 128 92L124 58Z', main),
    circle(122, 132, 38, accent),
    heart(122, 132, 0.46, second),
    stroke('M84 74C60 110 78 138 100 146', dark, 11),
    circle(102, 146, 9, pale),
    leaf(30, 180, -14, 0.8, second),
    leaf(36, 180, 24, 0.56, accent),
    rect(14, 182, 172, 9, dark, 4),
  ].join('');

export const blocks: Motif = ({main, second, accent, dark, pale}) => {
  const face = (letter: string, x: number, y: number) =>
    `<text x="${x}" y="${y}" font-size="44" font-weight="800" fill="${pale}" text-anchor="middle">${letter}</text>`;
  return [
    rect(22, 108, 74, 74, main, 10),
    rect(104, 108, 74, 74, second, 10),
    rect(62, 28, 74, 74, dark, 10),
    face('A', 99, 81),
    face('B', 59, 161),
    face('C', 141, 161),
    spark(162, 54, 16, accent),
    spark(34, 66, 11, accent),
    ring(172, 90, 7, accent, 4),
  ].join('');
};
