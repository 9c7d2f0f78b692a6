/**
 * Measures what `app/styles/fonts.css` says of the fallback font, so that the swap to the web font
 * moves nothing: how much wider the web font sets Spanish text than Arial (whose widths Liberation
 * Sans has exactly, and Roboto nearly), and how tall its lines are.
 *
 *   npx tsx scripts/assets/fallback-font.ts     after an update of the web font
 *
 * Needs Chromium, and Arial or Liberation Sans.
 */
import {launchBrowser, openStage} from './render';

const SAMPLE =
  'Gana de 300 a 500 por semana revendiendo productos digitales con derechos de reventa. ' +
  'Descarga inmediata, licencia PLR, pago único sin suscripción y archivos verificados. ' +
  'Explora nuestras categorías: cocina, mascotas, finanzas, crianza, belleza y más. 9.99 USD';
/** One of the two faces for each: what texts use, and what headings and buttons use. */
const WEIGHTS = [400, 700];

const browser = await launchBrowser();
const page = await openStage(browser, {width: 100, height: 100});
const faces = await page.evaluate(
  ([text, weights]) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas');
    const size = 1000;
    return weights.map((weight) => {
      const [own, other] = ['Bricolage', 'Arial'].map((family) => {
        context.font = `${weight} ${size}px ${family}`;
        // The file that pages load has no kerning.
        context.fontKerning = family === 'Bricolage' ? 'none' : 'auto';
        return context.measureText(text);
      });
      if (!own || !other) throw new Error('Nothing was measured');
      const adjust = own.width / other.width;
      const ascent = own.fontBoundingBoxAscent / size / adjust;
      const descent = own.fontBoundingBoxDescent / size / adjust;
      return {weight, adjust, ascent, descent};
    });
  },
  [SAMPLE, WEIGHTS] as const,
);
for (const {weight, adjust, ascent, descent} of faces) {
  console.log(`${weight}: size-adjust ${percent(adjust)}`);
  console.log(`     ascent-override ${percent(ascent)}, descent-override ${percent(descent)}`);
}
await browser.close();

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
