/** Drawings for growth, family, business and money, each in a 200×200 box. */
import type {Motif} from './body';
import {around, circle, ellipse, heart, leaf, path, rect, ring, spark, stroke} from '../shapes';

export const summit: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(142, 70, 38, accent),
    path('M70 184L138 92L198 184Z', second),
    path('M2 184L78 56L152 184Z', main),
    path('M78 56L152 184H96Z', '#0000001f'),
    path('M78 56L104 101L90 94L78 108L66 94L52 101Z', pale),
    stroke('M78 56V18', dark, 5),
    path('M78 16L112 27L78 38Z', second),
    rect(2, 182, 196, 8, dark, 4),
  ].join('');

export const clock: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 104, 84, dark),
    circle(100, 104, 72, pale),
    path('M100 104V32A72 72 0 0 1 162 140Z', accent),
    around(100, 104, [0, 90, 180, 270], rect(96, 40, 8, 16, dark, 4)),
    stroke('M100 104V58M100 104L138 126', dark, 9),
    circle(100, 104, 10, second),
    stroke('M40 28L24 44M160 28L176 44', main, 14),
    stroke('M52 178L40 194M148 178L160 194', dark, 10),
  ].join('');

export const butterfly: Motif = ({main, second, accent, dark, pale}) => {
  const wing = [
    path('M100 92C108 34 166 8 188 42C204 84 150 116 100 108Z', main),
    path('M100 104C148 104 178 132 158 166C136 194 104 154 100 116Z', second),
    circle(152, 62, 18, accent),
    circle(138, 146, 12, pale),
    circle(172, 76, 6, pale),
  ].join('');
  return [
    wing,
    `<g transform="matrix(-1 0 0 1 200 0)">${wing}</g>`,
    ellipse(100, 112, 8, 50, dark),
    stroke('M98 66C94 44 86 34 74 30M102 66C106 44 114 34 126 30', dark, 5),
    circle(73, 29, 5, dark),
    circle(127, 29, 5, dark),
  ].join('');
};

export const bloom: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M100 194V120', dark, 8),
    leaf(100, 186, 62, 0.85, main),
    leaf(100, 178, -62, 0.85, main),
    around(100, 84, [0, 45, 90, 135, 180, 225, 270, 315], ellipse(100, 40, 21, 34, second)),
    around(100, 84, [22, 67, 112, 157, 202, 247, 292, 337], ellipse(100, 52, 9, 24, pale)),
    circle(100, 84, 28, accent),
    around(100, 84, [0, 60, 120, 180, 240, 300], circle(100, 70, 4, dark)),
    circle(100, 84, 5, dark),
  ].join('');

export const bubbles: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M40 22H128A28 28 0 0 1 156 50V86A28 28 0 0 1 128 114H74L40 144V114A28 28 0 0 1 12 86V50A28 28 0 0 1 40 22Z',
      main,
    ),
    stroke('M42 54H124M42 80H98', pale, 10),
    path(
      'M98 88H162A26 26 0 0 1 188 114V140A26 26 0 0 1 162 166V192L134 166H98A26 26 0 0 1 72 140V114A26 26 0 0 1 98 88Z',
      accent,
    ),
    circle(104, 127, 9, dark),
    circle(130, 127, 9, dark),
    circle(156, 127, 9, dark),
    spark(176, 46, 18, second),
  ].join('');

export const home: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(138, 34, 22, 50, dark, 3),
    rect(32, 88, 136, 100, pale, 6),
    path('M100 88H168V182A6 6 0 0 1 162 188H100Z', '#00000012'),
    stroke('M14 100L100 26L186 100', main, 22),
    heart(100, 108, 0.56, accent),
    path('M80 188V158A20 20 0 0 1 120 158V188Z', second),
    rect(44, 140, 22, 24, second, 3),
    rect(134, 140, 22, 24, second, 3),
    rect(8, 186, 184, 9, dark, 4),
  ].join('');

export const rattle: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(16, 112, 78, 78, main, 10),
    rect(106, 112, 78, 78, accent, 10),
    rect(61, 26, 78, 78, second, 10),
    heart(100, 66, 0.5, pale),
    spark(55, 151, 28, pale),
    circle(145, 151, 22, dark),
    circle(145, 151, 10, accent),
    circle(30, 60, 9, accent),
    circle(172, 44, 12, main),
  ].join('');

export const books: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(14, 158, 172, 32, main, 6),
    rect(26, 124, 150, 32, accent, 6),
    rect(40, 90, 126, 32, second, 6),
    rect(30, 158, 12, 32, pale),
    rect(146, 124, 12, 32, pale),
    rect(56, 90, 12, 32, pale),
    path(
      'M100 40C88 28 64 34 64 58C64 76 80 90 90 90H110C120 90 136 76 136 58C136 34 112 28 100 40Z',
      main,
    ),
    stroke('M100 42C99 30 102 22 108 16', dark, 6),
    leaf(104, 28, 66, 0.44, second),
    stroke('M76 58C76 50 80 46 86 44', pale, 5),
  ].join('');

export const chart: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(16, 132, 34, 54, pale, 6),
    rect(62, 106, 34, 80, second, 6),
    rect(108, 80, 34, 106, main, 6),
    rect(154, 66, 34, 120, dark, 6),
    stroke('M18 98L66 64L106 76L170 14', accent, 11),
    stroke('M138 10H174V46', accent, 11),
    rect(6, 186, 190, 8, dark, 4),
  ].join('');

export const megaphone: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M56 76L146 26V158L56 112Z', main),
    path('M56 94H146V158L56 112Z', '#0000001f'),
    ellipse(146, 92, 16, 66, pale),
    rect(24, 74, 40, 40, dark, 12),
    path('M54 114H86L96 172C97 180 92 186 86 186H76C70 186 66 182 65 176Z', accent),
    circle(146, 92, 16, second),
    stroke('M174 54L192 42M180 92H200M174 130L192 142', second, 8),
  ].join('');

export const rocket: Motif = ({main, second, accent, dark, pale}) =>
  place45(
    [
      path('M82 150C78 172 90 186 100 200C110 186 122 172 118 150Z', accent),
      path('M68 96C44 110 38 134 42 160L76 140ZM132 96C156 110 162 134 158 160L124 140Z', second),
      path('M100 2C138 34 144 96 126 150H74C56 96 62 34 100 2Z', pale),
      path('M100 2C138 34 144 96 126 150H100Z', '#0000000f'),
      path('M100 2C116 15 126 34 131 54H69C74 34 84 15 100 2Z', main),
      circle(100, 88, 22, dark),
      circle(100, 88, 13, main),
      rect(72, 144, 56, 13, dark, 6),
    ].join(''),
  ) +
  spark(34, 44, 16, accent) +
  spark(58, 18, 8, pale);

export const coins: Motif = ({main, second, accent, dark, pale}) => {
  const stack = (x: number, top: number, count: number) =>
    Array.from({length: count}, (_, i) => {
      const y = 182 - i * 17;
      return rect(x, y - 8, 62, 15, i % 2 ? accent : '#c98d12', 7);
    }).join('') + ellipse(x + 31, top, 31, 8, pale);
  return [
    stroke('M168 86C166 66 166 50 166 34', dark, 6),
    leaf(166, 60, 54, 0.66, second),
    leaf(166, 50, -50, 0.72, main),
    stack(4, 138, 3),
    stack(70, 104, 5),
    stack(136, 87, 6),
    circle(60, 52, 38, accent),
    ring(60, 52, 29, dark, 4),
    stroke('M72 40C64 32 48 36 50 45C52 54 70 50 71 60C71 70 54 72 47 63M60 30V74', dark, 5),
    rect(0, 188, 200, 8, dark, 4),
  ].join('');
};

function place45(content: string): string {
  return `<g transform="rotate(38 100 100) translate(8 6) scale(.92)">${content}</g>`;
}
