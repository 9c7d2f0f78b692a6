/** Drawings for spirit, love and crafts, each in a 200×200 box. */
import type {Motif} from './body';
import {around, circle, ellipse, heart, leaf, path, rect, ring, spark, stroke} from '../shapes';

export const lotus: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 62, 44, accent),
    around(100, 168, [-72, 72], path('M100 168C66 132 70 86 100 56C130 86 134 132 100 168Z', dark)),
    around(100, 168, [-46, 46], path('M100 168C64 130 68 76 100 44C132 76 136 130 100 168Z', main)),
    around(
      100,
      168,
      [-22, 22],
      path('M100 168C64 128 70 74 100 40C130 74 136 128 100 168Z', second),
    ),
    path('M100 168C68 130 74 80 100 48C126 80 132 130 100 168Z', pale),
    stroke('M26 184H174M58 196H142', dark, 6),
  ].join('');

export const stones: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(126, 60, 50, accent),
    ellipse(100, 168, 82, 24, dark),
    ellipse(98, 128, 60, 21, main),
    ellipse(104, 94, 42, 17, second),
    ellipse(98, 66, 26, 13, pale),
    leaf(98, 56, 14, 0.66, main),
    stroke('M44 162C60 152 86 150 104 152', '#ffffff55', 5),
  ].join('');

export const moon: Motif = ({main, second, accent, dark, pale}) =>
  [
    ring(100, 100, 92, main, 3),
    ring(100, 100, 70, main, 2),
    path('M118 34A70 70 0 1 0 166 124A56 56 0 1 1 118 34Z', accent),
    spark(142, 78, 26, dark),
    spark(176, 44, 12, second),
    spark(108, 104, 10, second),
    circle(22, 52, 11, second),
    circle(172, 158, 14, main),
    circle(177, 153, 14, pale),
    circle(60, 184, 7, dark),
  ].join('');

export const crystal: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M70 60L100 12L130 60V186H70Z', main),
    path('M100 12L130 60V186H100Z', dark),
    path('M70 60L100 12L104 74L92 186H70Z', second),
    path('M22 116L46 82L70 116V186H30Z', accent),
    path('M46 82L70 116V186H52Z', '#00000022'),
    path('M130 126L156 92L178 126L172 186H130Z', pale),
    path('M156 92L178 126L172 186H152Z', '#00000018'),
    spark(160, 46, 20, accent),
    spark(36, 44, 12, dark),
    rect(10, 184, 180, 9, dark, 4),
  ].join('');

export const hearts: Motif = ({main, second, accent, dark, pale}) =>
  [
    heart(124, 84, 1.35, second, 12),
    heart(80, 116, 1.5, main, -10),
    stroke('M38 106C34 88 44 74 58 74', pale, 8),
    heart(162, 166, 0.34, accent, 14),
    heart(28, 40, 0.3, accent, -16),
    spark(178, 34, 12, dark),
  ].join('');

export const cups: Motif = ({main, second, accent, dark, pale}) =>
  [
    heart(100, 44, 0.66, accent),
    stroke('M40 118C8 112 8 160 46 154', main, 11),
    stroke('M160 118C192 112 192 160 154 154', second, 11),
    path('M32 100H94V156A26 26 0 0 1 68 182H58A26 26 0 0 1 32 156Z', main),
    path('M106 100H168V156A26 26 0 0 1 142 182H132A26 26 0 0 1 106 156Z', second),
    stroke('M47 118V142M121 118V142', pale, 7),
    stroke('M44 82C36 72 52 66 44 54M156 82C148 72 164 66 156 54', dark, 6),
    rect(4, 184, 192, 9, dark, 4),
  ].join('');

export const flame: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M104 4C116 56 168 80 168 128A68 66 0 0 1 32 128C32 96 56 84 62 54C78 66 94 56 104 4Z',
      main,
    ),
    path(
      'M102 60C110 92 142 104 142 138A42 44 0 0 1 58 138C58 116 72 108 76 90C88 98 98 88 102 60Z',
      accent,
    ),
    path('M100 112C104 130 120 138 120 154A20 22 0 0 1 80 154C80 140 92 134 100 112Z', pale),
    spark(170, 52, 14, second),
    spark(32, 68, 11, second),
    rect(50, 190, 100, 8, dark, 4),
  ].join('');

export const palette: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M100 26C152 26 190 58 188 104C186 132 156 126 142 134C126 144 144 176 108 182C56 188 12 152 12 104C12 58 50 26 100 26Z',
      pale,
    ),
    circle(56, 92, 17, second),
    circle(92, 60, 17, accent),
    circle(138, 68, 17, main),
    circle(54, 138, 15, dark),
    ellipse(104, 148, 15, 13, '#00000022'),
    `<g transform="rotate(38 130 110)">${rect(122, 6, 16, 110, second, 8)}${rect(120, 106, 20, 24, dark, 3)}${path('M120 130H140C140 150 132 154 130 170C128 154 120 150 120 130Z', accent)}</g>`,
  ].join('');

export const pottedPlant: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M100 124V60M100 112C84 100 70 92 62 76M100 104C116 92 130 84 138 66', dark, 6),
    leaf(100, 70, 0, 0.82, main),
    leaf(64, 82, -34, 0.82, main),
    leaf(136, 74, 34, 0.86, main),
    leaf(84, 106, -72, 0.72, accent),
    leaf(116, 100, 72, 0.72, accent),
    path('M46 122H154L142 190H58Z', second),
    rect(38, 114, 124, 22, dark, 6),
    stroke('M66 150L70 176', pale, 6),
  ].join('');
