/** Drawings for health, cooking, pets and beauty, each in a 200×200 box. */
import type {Inks} from '../palettes';
import {circle, ellipse, leaf, path, rect, spark, stroke} from '../shapes';

export type Motif = (inks: Inks) => string;

export const avocado: Motif = ({main, accent, dark, pale}) => {
  const half =
    'M100 10C140 10 148 60 164 98C184 148 150 192 100 192C50 192 16 148 36 98C52 60 60 10 100 10Z';
  const inner = (scale: number, fill: string) =>
    `<path transform="translate(100 108) scale(${scale}) translate(-100 -108)" d="${half}" fill="${fill}"/>`;
  return [
    path(half, dark),
    inner(0.9, main),
    inner(0.78, pale),
    circle(100, 134, 36, accent),
    stroke('M79 128A24 24 0 0 1 97 111', pale, 6),
    leaf(112, 24, 60, 0.62, main),
  ].join('');
};

export const apple: Motif = ({main, second, dark, pale}) =>
  [
    path(
      'M100 62C74 40 26 54 26 108C26 152 62 190 84 190C94 190 94 184 100 184C106 184 106 190 116 190C138 190 174 152 174 108C174 54 126 40 100 62Z',
      second,
    ),
    path(
      'M100 62C126 40 174 54 174 108C174 152 138 190 116 190C106 190 106 184 100 184Z',
      '#0000001f',
    ),
    stroke('M100 64C98 46 102 32 112 20', dark, 8),
    leaf(106, 44, 68, 0.8, main),
    stroke('M46 104C46 88 54 76 66 72', pale, 7),
  ].join('');

export const kettlebell: Motif = ({main, second, accent, dark, pale}) =>
  [
    stroke('M64 92C40 18 160 18 136 92', dark, 21),
    circle(100, 126, 62, main),
    path('M100 64A62 62 0 0 1 100 188Z', '#0000001f'),
    rect(62, 176, 76, 14, dark, 7),
    circle(100, 126, 30, accent),
    path('M106 104L84 130H98L94 150L116 122H102Z', dark),
    stroke('M54 116A48 48 0 0 1 74 86', pale, 7),
    spark(168, 46, 16, second),
    spark(30, 66, 11, second),
  ].join('');

export const runner: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M16 128C44 128 58 108 64 82C84 96 98 90 104 74L150 122C170 130 188 134 188 156H16Z',
      main,
    ),
    rect(12, 152, 178, 22, pale, 11),
    rect(12, 166, 178, 12, dark, 6),
    path('M16 128C34 128 46 120 54 108C66 128 88 142 118 152H16Z', second),
    stroke('M96 94L116 84M108 107L128 97M121 120L141 110', pale, 6),
    stroke('M6 66H44M18 46H62M2 88H30', accent, 8),
  ].join('');

export const sprig: Motif = ({main, second, accent, dark}) =>
  [
    stroke('M100 194C98 140 100 90 102 40', dark, 6),
    leaf(101, 62, 4, 0.72, main),
    leaf(100, 100, -52, 0.82, main),
    leaf(101, 96, 54, 0.82, second),
    leaf(99, 138, -58, 0.92, second),
    leaf(100, 134, 60, 0.92, main),
    leaf(99, 174, -64, 0.76, main),
    leaf(99, 170, 64, 0.76, second),
    circle(44, 52, 9, accent),
    circle(160, 44, 12, accent),
    circle(150, 74, 5, accent),
  ].join('');

export const nightlamp: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M126 26A74 74 0 1 0 180 124A60 60 0 1 1 126 26Z', accent),
    path(
      'M30 166C18 166 12 156 14 146C16 134 30 130 38 136C42 118 70 116 78 132C92 124 108 134 106 150C118 150 120 166 108 166Z',
      pale,
    ),
    path(
      'M108 182C98 182 94 174 96 168C98 158 108 156 114 160C118 148 138 146 144 158C156 152 168 160 166 172C174 174 174 182 166 182Z',
      main,
    ),
    spark(142, 76, 18, second),
    spark(176, 48, 10, dark),
    spark(112, 104, 8, dark),
  ].join('');

export const cupcake: Motif = ({main, second, accent, dark, pale}) =>
  [
    path('M46 112H154L138 190H62Z', main),
    path('M66 112H84L86 190H74ZM100 112H118L114 190H100ZM134 112H154L138 190H128Z', '#00000026'),
    path(
      'M38 120C18 100 40 80 56 80C48 58 76 46 86 52C84 38 92 30 100 18C110 30 118 40 114 52C126 46 152 58 144 80C160 80 182 100 162 120C150 130 138 116 126 122C114 130 108 118 98 122C86 130 76 118 66 122C56 126 46 128 38 120Z',
      pale,
    ),
    stroke('M64 84C88 96 116 94 138 82M86 54C96 60 106 60 114 54', second, 6),
    circle(100, 20, 15, accent),
    stroke('M102 8C106 0 114-2 120 0', dark, 5),
    stroke('M62 104L70 98M98 108L106 102M130 106L138 100M92 78L98 72', dark, 5),
  ].join('');

export const loaf: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M14 150C6 96 52 56 100 56C148 56 194 96 186 150C184 164 174 170 162 170H38C26 170 16 164 14 150Z',
      dark,
    ),
    path(
      'M22 142C16 98 56 64 100 64C144 64 184 98 178 142C176 154 168 158 158 158H42C32 158 24 154 22 142Z',
      accent,
    ),
    stroke(
      'M62 88C74 100 76 120 70 138M100 80C112 96 114 120 106 142M138 88C148 102 150 120 144 136',
      pale,
      9,
    ),
    stroke(
      'M60 40C52 30 68 24 60 12M100 36C92 26 108 20 100 6M140 40C132 30 148 24 140 12',
      second,
      7,
    ),
    rect(8, 174, 184, 14, main, 7),
  ].join('');

export const bowl: Motif = ({main, second, accent, dark, pale}) =>
  [
    leaf(58, 112, -34, 1.1, second),
    leaf(84, 108, -6, 1.2, '#4f7d49'),
    leaf(150, 112, 40, 1, second),
    circle(128, 82, 30, pale),
    circle(128, 82, 14, accent),
    circle(92, 92, 22, dark),
    circle(92, 92, 16, main),
    circle(46, 98, 16, accent),
    path('M12 104H188C188 156 150 184 100 184S12 156 12 104Z', main),
    path('M12 104H188C188 110 187 115 186 120H14C13 115 12 110 12 104Z', dark),
    stroke('M50 140C64 158 84 164 104 164', pale, 7),
    rect(68, 182, 64, 10, dark, 5),
  ].join('');

export const pot: Motif = ({main, second, accent, dark, pale}) =>
  [
    rect(6, 108, 188, 20, dark, 10),
    path('M30 96H170V150C170 172 154 188 132 188H68C46 188 30 172 30 150Z', main),
    path('M100 96H170V150C170 172 154 188 132 188H100Z', '#0000001f'),
    path('M24 98C24 70 58 54 100 54S176 70 176 98Z', second),
    circle(100, 48, 13, accent),
    rect(24, 92, 152, 13, dark, 6),
    stroke('M54 132V148C54 158 60 164 68 166', pale, 7),
    stroke('M62 36C52 24 70 16 60 2M138 36C128 24 146 16 136 2', accent, 7),
  ].join('');

export const dog: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M50 92C50 52 72 30 100 30S150 52 150 92V122C150 160 128 184 100 184S50 160 50 122Z',
      main,
    ),
    path('M100 30C128 30 150 52 150 92V104C120 112 104 80 100 30Z', second),
    path('M62 44C28 34 10 76 22 122C28 140 54 128 58 104Z', dark),
    path('M138 44C172 34 190 76 178 122C172 140 146 128 142 104Z', dark),
    ellipse(100, 146, 36, 32, pale),
    path('M88 158H112V172A12 14 0 0 1 88 172Z', accent),
    ellipse(100, 128, 16, 11, dark),
    stroke('M100 138V152M84 154C90 162 98 160 100 152C102 160 110 162 116 154', dark, 5),
    circle(78, 98, 8, dark),
    circle(124, 98, 8, dark),
    circle(81, 95, 2.5, pale),
    circle(127, 95, 2.5, pale),
  ].join('');

export const cat: Motif = ({main, second, accent, dark, pale}) =>
  [
    path(
      'M30 24L82 58H118L170 24C180 60 182 92 176 116C168 158 138 182 100 182S32 158 24 116C18 92 20 60 30 24Z',
      second,
    ),
    path('M42 50L68 68L36 92C34 76 36 62 42 50ZM158 50L132 68L164 92C166 76 164 62 158 50Z', main),
    path('M90 58H110L106 92H94ZM66 62H78L80 82H74ZM122 62H134L126 82H120Z', dark),
    ellipse(68, 116, 16, 18, pale),
    ellipse(132, 116, 16, 18, pale),
    ellipse(68, 117, 7, 14, dark),
    ellipse(132, 117, 7, 14, dark),
    path('M90 138H110L100 150Z', accent),
    stroke('M100 150C98 162 86 164 80 156M100 150C102 162 114 164 120 156', dark, 5),
    stroke('M40 142L6 134M40 152L8 158M160 142L194 134M160 152L192 158', dark, 4),
  ].join('');

export const dropper: Motif = ({main, second, accent, dark, pale}) =>
  [
    leaf(134, 176, 48, 1.25, second),
    leaf(66, 176, -48, 1.25, accent),
    rect(56, 88, 88, 104, main, 20),
    path('M100 88H124A20 20 0 0 1 144 108V172A20 20 0 0 1 124 192H100Z', '#0000001f'),
    rect(78, 66, 44, 26, dark, 5),
    path('M84 66C80 44 82 14 100 14S120 44 116 66Z', accent),
    rect(56, 116, 88, 48, pale),
    path('M100 122C108 134 113 140 113 147A13 13 0 0 1 87 147C87 140 92 134 100 122Z', second),
    stroke('M68 104V100', pale, 6),
    spark(160, 50, 16, second),
    spark(36, 70, 11, main),
  ].join('');
