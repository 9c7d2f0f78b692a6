/**
 * The book that anybody tries 'Tu versión' with, prepared as docs/preparing-files.md says.
 *
 *   npx tsx scripts/assets/sample-book.ts     after a change of the demo's files
 */
import {mkdir, writeFile} from 'node:fs/promises';
import type {Block, BookParts} from '../../emulators/demo-files/book-parts';
import {makeDocx} from '../../emulators/demo-files/make-docx';
import {makePdf} from '../../emulators/demo-files/make-pdf';

const FOLDER = new URL('../../public/sample-book/', import.meta.url);

const paragraph = (text: string): Block => ({kind: 'paragraph', text});
const heading = (text: string): Block => ({kind: 'heading', text});
const quote = (text: string): Block => ({kind: 'quote', text});
const list = (ordered: boolean, ...items: string[]): Block => ({kind: 'list', ordered, items});

const book: BookParts = {
  title: 'Mañanas con calma',
  audience: 'Una rutina sencilla para empezar el día sin prisa',
  pages: 0,
  chapters: [
    {
      title: 'Antes de dormir',
      blocks: [
        paragraph(
          'Una mañana tranquila empieza la noche anterior. No hace falta cambiarlo todo: basta con decidir dos cosas antes de apagar la luz. Lo que queda decidido de noche no se discute de día, cuando hay sueño y poco tiempo.',
        ),
        heading('Deja lista la primera hora'),
        list(
          true,
          'Elige la ropa y déjala a la vista.',
          'Anota la única tarea que no puede esperar.',
          'Pon el teléfono a cargar lejos de la cama.',
        ),
        paragraph(
          'Si una noche no sale, no pasa nada. Mañana lo intentas otra vez, con una sola de las tres.',
        ),
        quote('Lo que decides de noche no lo tienes que decidir con sueño.'),
      ],
    },
    {
      title: 'Los primeros diez minutos',
      blocks: [
        paragraph(
          'Abre la ventana, bebe un vaso de agua y camina por la casa sin mirar ninguna pantalla. Diez minutos bastan para despertar sin prisa, y son tuyos aunque el resto del día no lo sea.',
        ),
        heading('Un orden que se recuerda'),
        list(
          false,
          'Luz natural antes que luz azul.',
          'Agua antes que café.',
          'Silencio antes que noticias.',
        ),
        paragraph(
          'Si vives con más gente, acuerda con ellos estos diez minutos. Un acuerdo pequeño se cumple mejor que una regla grande.',
        ),
      ],
    },
    {
      title: 'Un desayuno posible',
      blocks: [
        paragraph(
          'Avena con fruta, huevos con tortilla, pan con aguacate: elige uno y repítelo cinco días. Repetir también es descansar, porque quita una decisión de la lista.',
        ),
        heading('Lo que puedes adelantar'),
        list(
          true,
          'Lava y corta la fruta la noche anterior.',
          'Deja la mesa puesta, aunque sea para una persona.',
          'Guarda lo que más usas en un solo estante.',
        ),
        paragraph(
          'El sexto día cambia el desayuno o quédate con el mismo. Lo que funciona no necesita una razón para seguir.',
        ),
      ],
    },
  ],
};

await mkdir(FOLDER, {recursive: true});
await writeFile(new URL('mananas-con-calma.docx', FOLDER), await makeDocx(book));
await writeFile(new URL('mananas-con-calma.pdf', FOLDER), await makePdf(book));
