/** Drawings for the kitchen, each in a 200×200 box. */
import type {Motif} from './body';
import {circle, ellipse, leaf, path, rect, spark, stroke} from '../shapes';

export const airFryer: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M40 40A28 28 0 0 1 68 12H132A28 28 0 0 1 160 40V176H40Z', main),
    rect(52, 92, 96, 74, dark, 12),
    rect(62, 102, 76, 30, pale, 6),
    ...[74, 92, 110, 128].map((x, i) => rect(x - 7, 86 + (i % 2) * 8, 12, 40, accent, 4)),
    rect(82, 140, 36, 14, second, 7),
    circle(100, 50, 22, pale),
    stroke('M100 50L110 38', dark, 6),
    circle(64, 46, 6, accent),
    circle(136, 46, 6, second),
    rect(30, 174, 140, 14, dark, 7),
  ].join('');

export const salad: Motif = ({main, second, accent, dark, pale}) =>
  [
    leaf(60, 104, -34, 1, main),
    leaf(90, 100, -10, 1.1, second),
    leaf(124, 100, 16, 1.06, main),
    leaf(150, 106, 44, 0.86, second),
    circle(84, 88, 20, accent),
    circle(84, 88, 11, pale),
    circle(126, 86, 15, accent),
    path('M16 98H184C184 152 148 184 100 184S16 152 16 98Z', dark),
    path('M32 112H168C164 146 136 168 100 168S36 146 32 112Z', '#ffffff1f'),
    rect(8, 92, 184, 14, pale, 7),
  ].join('');

export const lunchBox: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M64 50C64 12 136 12 136 50', dark, 10),
    rect(14, 48, 172, 134, main, 22),
    rect(28, 62, 144, 106, pale, 12),
    rect(36, 70, 62, 90, second, 8),
    rect(106, 70, 58, 40, accent, 8),
    rect(106, 118, 58, 42, dark, 8),
    path('M46 92H88L67 140Z', pale),
    circle(124, 90, 10, main),
    circle(146, 92, 8, main),
    leaf(124, 156, -16, 0.4, accent),
    leaf(144, 156, 14, 0.4, second),
  ].join('');

export const sushi: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M20 16L150 62M36 4L160 52', dark, 7),
    rect(14, 164, 172, 14, dark, 7),
    circle(62, 122, 44, dark),
    circle(62, 122, 34, pale),
    circle(54, 120, 12, second),
    circle(72, 114, 9, accent),
    circle(70, 132, 9, main),
    path('M106 160V138C106 124 116 118 148 118S190 124 190 138V160Z', pale),
    path('M102 132C104 108 128 100 150 102S192 114 192 132C170 124 126 124 102 132Z', main),
    stroke('M122 110L116 124M144 106L140 120M166 108L164 122', pale, 4),
    rect(140, 102, 18, 58, dark, 2),
  ].join('');

export const grill: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M62 40C74 24 62 18 70 4C86 18 84 32 78 42ZM112 42C124 26 112 20 120 6C136 20 134 34 128 44Z',
      accent,
    ),
    path('M50 74C50 50 86 44 110 52C144 46 160 62 150 78C140 92 62 92 50 74Z', main),
    stroke('M74 62L84 80M98 60L108 80M122 60L130 76', dark, 6),
    ellipse(138, 66, 7, 5, pale),
    rect(16, 90, 168, 10, dark, 5),
    path('M22 104H178C176 140 144 156 100 156S24 140 22 104Z', second),
    stroke('M60 152L40 194M140 152L160 194', dark, 9),
    stroke('M46 122H154', '#ffffff44', 6),
  ].join('');

export const chili: Motif = ({main, second, accent, dark, pale}) =>
  [
    circle(100, 108, 84, pale),
    path('M40 84A62 62 0 1 0 164 108C150 80 112 70 84 74Z', accent),
    path(
      'M118 36C150 44 160 86 142 122C128 152 96 172 58 172C92 154 102 128 98 96C96 72 100 52 118 36Z',
      main,
    ),
    stroke('M118 60C128 80 124 110 108 132', '#ffffff55', 6),
    path('M96 44C104 32 132 28 144 44C132 56 108 58 96 44Z', second),
    stroke('M120 38C122 24 132 18 142 14', dark, 9),
    spark(44, 52, 14, dark),
    circle(160, 164, 10, second),
  ].join('');

/** A clay pot of curry, with its spices. */
export const spices: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M20 96H128C130 146 112 178 74 178S18 146 20 96Z', main),
    ellipse(74, 96, 58, 18, dark),
    ellipse(74, 96, 48, 12, accent),
    circle(60, 92, 6, second),
    circle(88, 98, 5, pale),
    stroke('M50 66C42 54 58 46 50 32M92 62C84 50 100 42 92 28', dark, 6),
    path('M124 178L134 132H188L196 178Z', second),
    path('M134 132C144 108 178 108 188 132Z', accent),
    stroke('M148 130L178 72', dark, 7),
    ellipse(182, 64, 9, 13, dark),
    rect(8, 178, 188, 9, dark, 4),
  ].join('');

/** A shell-shaped sweet bun. */
export const sweetBun: Motif = ({main, second, accent, dark, pale}) =>
  [
    ellipse(100, 168, 90, 18, dark),
    path('M16 146C16 92 54 62 100 62S184 92 184 146C184 170 16 170 16 146Z', accent),
    path(
      'M28 134C32 92 62 72 100 72S168 92 172 134C150 118 130 132 112 122C92 138 66 120 28 134Z',
      pale,
    ),
    stroke(
      'M100 74C84 88 72 106 68 126M100 74C116 88 128 106 132 124M100 74V122M78 78C60 88 46 106 42 128M122 78C140 88 154 106 158 128',
      main,
      5,
    ),
    stroke(
      'M70 42C62 32 76 26 70 12M102 40C94 30 108 24 102 10M134 42C126 32 140 26 134 12',
      second,
      6,
    ),
  ].join('');

/** A measuring cup among numbers. */
export const measuringCup: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M34 54H140V160A20 20 0 0 1 120 180H54A20 20 0 0 1 34 160Z', pale),
    path('M34 106H140V160A20 20 0 0 1 120 180H54A20 20 0 0 1 34 160Z', main),
    stroke('M140 76C186 72 186 148 140 142', dark, 11),
    stroke('M34 54H140V160A20 20 0 0 1 120 180H54A20 20 0 0 1 34 160V54', dark, 7),
    stroke('M52 82H78M52 106H92M52 130H78M52 154H92', dark, 5),
    stroke('M112 118V142M100 130H124', pale, 7),
    circle(164, 34, 20, accent),
    stroke('M154 34H174', dark, 6),
    spark(24, 28, 14, second),
  ].join('');

/** A tray of biscuits that needs no oven. */
export const jarDessert: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M52 58H148L140 184H60Z', pale),
    path('M54 84H146L144 112H56Z', accent),
    path('M56 112H144L142 140H58Z', main),
    path('M58 140H142L140 184H60Z', second),
    path('M44 60C40 36 70 36 74 46C78 24 122 24 126 46C130 36 160 36 156 60Z', pale),
    circle(100, 24, 14, main),
    stroke('M100 12C102 4 110 2 116 2', dark, 5),
    rect(40, 56, 120, 10, dark, 5),
    stroke('M164 190L184 84', dark, 7),
    ellipse(186, 74, 10, 16, dark),
  ].join('');
