/** Drawings of particular things that a theme calls for, each in a 200×200 box. */
import type {Motif} from './body';
import {around, circle, ellipse, heart, leaf, path, rect, ring, spark, stroke} from '../shapes';

export const meditator: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 92, 82, pale),
    circle(100, 40, 24, dark),
    circle(100, 12, 10, dark),
    path('M78 70H122C136 72 142 82 144 96L150 150H50L56 96C58 82 64 72 78 70Z', main),
    stroke('M66 84C50 104 40 126 34 150M134 84C150 104 160 126 166 150', main, 16),
    stroke('M40 166C70 146 100 180 138 158M160 166C130 146 100 180 62 158', second, 26),
    ellipse(100, 190, 92, 9, accent),
    leaf(24, 186, -14, 0.56, dark),
    leaf(176, 186, 14, 0.56, dark),
  ].join('');

export const noodles: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M92 96L170 6M110 100L190 22', dark, 8),
    path('M34 108C34 84 60 78 70 86C78 68 108 70 114 84C128 74 160 82 164 108Z', accent),
    stroke(
      'M50 104C50 90 68 90 68 104M80 104C80 86 104 86 104 104M118 104C118 90 138 90 138 104',
      pale,
      6,
    ),
    circle(146, 88, 19, pale),
    circle(146, 88, 9, second),
    leaf(58, 96, -24, 0.6, second),
    path('M10 106H190C190 156 152 184 100 184S10 156 10 106Z', main),
    path('M10 106H190C190 112 189 118 188 122H12C11 118 10 112 10 106Z', dark),
    stroke('M52 142C66 158 86 164 106 164', pale, 7),
    rect(66, 182, 68, 11, dark, 5),
  ].join('');

export const camera: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(62, 32, 70, 40, dark, 12),
    rect(8, 52, 184, 124, main, 22),
    rect(8, 92, 184, 44, '#0000001f'),
    rect(146, 66, 28, 16, accent, 6),
    circle(97, 114, 52, pale),
    circle(97, 114, 42, dark),
    circle(97, 114, 28, second),
    circle(97, 114, 14, dark),
    circle(84, 100, 8, pale),
    rect(24, 42, 24, 12, second, 5),
    spark(172, 30, 20, accent),
  ].join('');

export const guitar: Motif = ({main, second, accent, dark, pale}) =>
  `<g transform="rotate(38 100 100)">${[
    rect(91, -14, 18, 116, dark, 4),
    rect(84, -34, 32, 34, second, 7),
    path(
      'M100 80C130 80 138 98 132 114C156 124 160 196 100 196S44 124 68 114C62 98 70 80 100 80Z',
      accent,
    ),
    path('M100 80C130 80 138 98 132 114C156 124 160 196 100 196Z', '#0000001a'),
    circle(100, 132, 20, dark),
    rect(80, 168, 40, 9, dark, 4),
    stroke('M95 -8V168M105 -8V168', pale, 2.5),
  ].join(
    '',
  )}</g>${circle(30, 60, 11, main)}${stroke('M40 60V22L62 16', main, 6)}${circle(168, 164, 8, second)}`;

export const envelope: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M10 84L100 18L190 84V92H10Z', dark),
    rect(34, 36, 132, 120, pale, 8),
    heart(100, 74, 0.5, second),
    stroke('M58 112H142', accent, 8),
    path('M10 86L100 146L190 86V174A14 14 0 0 1 176 188H24A14 14 0 0 1 10 174Z', main),
    path(
      'M16 186L88 130C96 124 104 124 112 130L184 186C182 188 178 188 176 188H24C22 188 18 188 16 186Z',
      '#00000026',
    ),
    circle(176, 38, 18, accent),
  ].join('');

export const yarn: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M44 20L128 128M156 20L72 128', dark, 9),
    circle(44, 20, 12, accent),
    circle(156, 20, 12, accent),
    circle(100, 122, 68, second),
    stroke(
      'M44 102C74 80 122 82 158 106M36 126C72 100 126 104 164 134M46 154C78 128 122 132 152 160',
      pale,
      5,
    ),
    stroke('M66 70C58 104 66 150 92 186M100 56C90 96 96 146 124 184', main, 5),
    stroke('M142 176C160 192 178 180 194 190', second, 7),
  ].join('');

export const candle: Motif = ({main, second, accent, dark, pale}) =>
  [
    around(100, 50, [-60, -30, 0, 30, 60], rect(97, -24, 6, 18, second, 3)),
    path('M100 10C106 34 124 42 124 62A24 24 0 0 1 76 62C76 42 94 34 100 10Z', accent),
    path('M100 44C103 54 110 58 110 66A10 10 0 0 1 90 66C90 58 97 54 100 44Z', pale),
    stroke('M100 80V98', dark, 5),
    rect(56, 96, 88, 90, main, 12),
    path(
      'M56 108A12 12 0 0 1 68 96H132A12 12 0 0 1 144 108V124C134 124 134 142 124 142S116 124 106 124S96 134 86 134S78 118 68 118S62 126 56 126Z',
      pale,
    ),
    ring(100, 160, 12, accent, 4),
    rect(30, 184, 140, 10, dark, 5),
  ].join('');
