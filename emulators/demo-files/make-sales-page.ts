/** A demo product's sales page: one HTML file that its buyer edits and puts anywhere. */
import {escapeHtml} from '../html';
import type {BookParts} from './book-parts';

export function makeSalesPage({title, audience, chapters}: BookParts): Uint8Array {
  const items = chapters
    .map((chapter) => `<li>${escapeHtml(chapter.title)}</li>`)
    .join('\n        ');
  return new TextEncoder().encode(`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} · {{marca}}</title>
    <style>
      body {margin: 0; font: 18px/1.6 system-ui, sans-serif; color: #1c1a17; background: #f6f4ef}
      header {padding: 64px 24px; background: #0b3b36; color: #fff; text-align: center}
      main {max-width: 640px; margin: 0 auto; padding: 40px 24px}
      a {display: inline-block; padding: 14px 28px; border-radius: 99px; background: #ffb531; color: #1c1a17; font-weight: 700; text-decoration: none}
    </style>
  </head>
  <body>
    <header>
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(audience)}</p>
      <p><a href="#comprar">Lo quiero</a></p>
    </header>
    <main>
      <h2>Lo que vas a encontrar</h2>
      <ol>
        ${items}
      </ol>
      <p id="comprar"><a href="{{enlace}}">Comprar ahora</a> {{precio}}</p>
      <p><small>{{marca}} · {{contacto}}</small></p>
    </main>
  </body>
</html>
`);
}
