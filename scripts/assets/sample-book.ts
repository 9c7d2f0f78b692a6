/**
 * The book that anybody tries 'Tu versión' with, prepared as docs/preparing-files.md says.
 *
 *   npx tsx scripts/assets/sample-book.ts     after a change of the demo's files
 */
import {mkdir, writeFile} from 'node:fs/promises';
import type {BookParts} from '../../emulators/demo-files/book-parts';
import {makeDocx} from '../../emulators/demo-files/make-docx';
import {makePdf} from '../../emulators/demo-files/make-pdf';

const FOLDER = new URL('../../public/sample-book/', import.meta.url);

const book: BookParts = {
  title: 'Mañanas con calma',
  audience: 'Una rutina sencilla para empezar el día sin prisa',
  chapters: ['Antes de dormir', 'Los primeros diez minutos', 'Un desayuno posible'],
  pages: 0,
  sample: {
    chapter: 1,
    heading: '1. Antes de dormir',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Una mañana tranquila empieza la noche anterior. No hace falta cambiarlo todo: basta con decidir dos cosas antes de apagar la luz.',
      },
      {kind: 'heading', text: 'Deja lista la primera hora'},
      {
        kind: 'list',
        ordered: true,
        items: [
          'Elige la ropa y déjala a la vista.',
          'Anota la única tarea que no puede esperar.',
          'Pon el teléfono a cargar lejos de la cama.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Si una noche no sale, no pasa nada. Mañana lo intentas otra vez, con una sola de las tres.',
      },
      {kind: 'quote', text: 'Lo que decides de noche no lo tienes que decidir con sueño.'},
      {kind: 'heading', text: 'Los primeros diez minutos'},
      {
        kind: 'paragraph',
        text: 'Abre la ventana, bebe un vaso de agua y camina por la casa sin mirar ninguna pantalla. Diez minutos bastan para despertar.',
      },
      {
        kind: 'list',
        ordered: false,
        items: [
          'Luz natural antes que luz azul.',
          'Agua antes que café.',
          'Silencio antes que noticias.',
        ],
      },
      {kind: 'heading', text: 'Un desayuno posible'},
      {
        kind: 'paragraph',
        text: 'Avena con fruta, huevos con tortilla, pan con aguacate: elige uno y repítelo cinco días. Repetir también es descansar. ¿Quieres más ideas? Escríbele a {{marca}}: {{contacto}}.',
      },
    ],
  },
};

await mkdir(FOLDER, {recursive: true});
await writeFile(new URL('mananas-con-calma.docx', FOLDER), await makeDocx(book));
const forPdf = {
  ...book,
  sample: book.sample && {
    ...book.sample,
    blocks: book.sample.blocks.map((block) =>
      block.kind === 'paragraph'
        ? {...block, text: block.text.replace(/ ¿Quieres más ideas\?.*/, '')}
        : block,
    ),
  },
};
await writeFile(new URL('mananas-con-calma.pdf', FOLDER), await makePdf(forPdf));
