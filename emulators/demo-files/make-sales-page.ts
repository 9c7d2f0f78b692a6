/** A demo product's sales page: one HTML file that its buyer edits and puts anywhere. */
import {escapeHtml} from '../html';
import type {BookParts} from './book-parts';

export function makeSalesPage({title, audience, chapters}: BookParts): Uint8Array {
  const items = chapters
    .map((chapter) => `<li>${escapeHtml(chapter.title)}</li>`)
    .join('\n          ');
  return new TextEncoder().encode(`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} · {{marca}}</title>
    <style>
      /* Cambia estos dos colores por los de tu marca. */
      :root {--principal: #0b3b36; --acento: #ffb531}
      * {box-sizing: border-box}
      body {margin: 0; font: 18px/1.6 system-ui, sans-serif; color: #1c1a17; background: #fff}
      h1, h2 {margin: 0; line-height: 1.1}
      h1, h2, .portada {text-wrap: balance}
      h1 {font-size: clamp(2.2rem, 6vw, 3.5rem)}
      h2 {font-size: 1.8rem; color: var(--principal)}
      section {padding: 72px 24px}
      .ancho {max-width: 960px; margin: 0 auto}
      .inicio {background: var(--principal); color: #fff}
      .inicio .ancho {display: grid; gap: 48px; align-items: center; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr))}
      .portada {display: flex; flex-direction: column; justify-content: space-between; aspect-ratio: 5 / 8; width: min(100%, 300px); margin: 0 auto; padding: 32px; border-left: 10px solid var(--acento); border-radius: 4px; background: #fff; color: var(--principal); font-size: 1.9rem; font-weight: 800; line-height: 1.15; box-shadow: 0 24px 48px #0006}
      .portada small {font-size: .9rem; letter-spacing: .1em; text-transform: uppercase}
      .boton {display: inline-block; margin-top: 24px; padding: 16px 36px; border-radius: 99px; background: var(--acento); color: #1c1a17; font-weight: 700; text-decoration: none}
      .suave {background: #f6f4ef}
      ol, ul {margin: 24px 0 0; padding: 0; list-style: none}
      ol {columns: 2 18rem; column-gap: 48px; counter-reset: capitulo}
      ol li {display: flex; gap: 16px; padding: 10px 0; border-bottom: 1px solid #e2ddd2; break-inside: avoid; counter-increment: capitulo}
      ol li::before {content: counter(capitulo); min-width: 1.5em; color: var(--principal); font-weight: 800}
      ul li {padding: 6px 0}
      ul li::before {content: '✓'; margin-right: 12px; color: var(--principal); font-weight: 800}
      .compra {text-align: center}
      .precio {margin: 16px 0 0; font-size: 2.6rem; font-weight: 800}
      footer {padding: 32px 24px; text-align: center; font-size: .9rem; color: #5d5950}
    </style>
  </head>
  <body>
    <section class="inicio">
      <div class="ancho">
        <div class="portada" aria-hidden="true"><span>${escapeHtml(title)}</span><small>{{marca}}</small></div>
        <div>
          <h1>${escapeHtml(title)}</h1>
          <p>${escapeHtml(audience)}</p>
          <a class="boton" href="#comprar">Lo quiero</a>
        </div>
      </div>
    </section>
    <section>
      <div class="ancho">
        <h2>Lo que vas a encontrar</h2>
        <ol>
          ${items}
        </ol>
      </div>
    </section>
    <section class="suave">
      <div class="ancho">
        <h2>Qué recibes</h2>
        <ul>
          <li>El libro en PDF, para leer en el teléfono, la tableta o la computadora.</li>
          <li>Lo descargas después de pagar y lo guardas en tus dispositivos.</li>
          <li>Puedes imprimirlo para ti.</li>
        </ul>
      </div>
    </section>
    <section class="compra" id="comprar">
      <h2>${escapeHtml(title)}</h2>
      <p class="precio">{{precio}}</p>
      <a class="boton" href="{{enlace}}">Comprar ahora</a>
    </section>
    <footer>{{marca}} · {{contacto}}</footer>
  </body>
</html>
`);
}
