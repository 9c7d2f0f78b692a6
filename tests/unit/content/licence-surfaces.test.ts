/** No surface of the shop says more, or less, of a right than the licence does: 134 products and all that is said of them. */
import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../../../emulators/storefront-api/catalogue/build-catalogue';
import {DEMO_POLICIES} from '../../../emulators/storefront-api/shop-policies';
import {KNOWLEDGE} from '../../../supabase/functions/sofia-chat/knowledge/knowledge';
import {faq} from '~/content/faq';
import {licenceOf, plrLicence, personalLicence} from '~/content/licence';
import * as categories from '~/copy/categories';
import * as collection from '~/copy/collection';
import * as home from '~/copy/home';
import * as brand from '~/copy/page-layout/brand';
import * as layout from '~/copy/page-layout/layout';
import * as menu from '~/copy/page-layout/menu';
import * as productCopy from '~/copy/product';
import * as seo from '~/copy/seo';
import * as thankYou from '~/copy/thank-you';
import * as upcoming from '~/copy/upcoming';
import {parseDescription} from '~/domain/catalogue/product-description';
import {labelsOf, RIGHT_IDS, type RightId} from '~/domain/licence/licence';
import {stripTags} from '~/domain/text/plain-text';
import {llmsTxt} from '~/server/seo/llms-txt';
import {licenceData} from '~/server/seo/licence-data';
import {productHead} from '~/server/seo/page-heads';

/** What a clause is about, by right; of folded text. */
const ABOUT: Readonly<Record<RightId, RegExp>> = {
  editar: /\b(puedes|te permite)\b.{0,20}\b(editar\w*|cambiar textos)/,
  marca: /\bpuedes\b.{0,40}\bponer\w*\b.{0,25}\bmarca/,
  traducir: /\bpuedes\b.{0,40}\btraduc/,
  adaptar: /\bpuedes convertirlo\b/,
  vender: /\bpuedes\b.{0,60}\bvender\w*\b.{0,25}\bclientes? final/,
  ganancias: /\b100 de (las ganancias|lo que)\b/,
  marketplace: /\bpuedes venderlo en un marketplace\b/,
  afiliados: /\bpuedes\b.{0,20}\bafiliados\b/,
  imprimir: /\bpuedes imprimir\b/,
  paquete: /\bpuedes dividirlo\b/,
  membresia: /\bpuedes incluirlo en una membresia\b/,
  regalar: /\bpuedes regalar\b/,
  autoria: /\bpuedes firmar\b/,
  'revender-derechos':
    /\b(revend\w+|vend\w+|transfer\w+|ced\w+|inclu\w+)\b.{0,20}\b(los derechos|derechos maestros|mrr|como plr)\b/,
  reventa: /\bclientes\b.{0,20}\bpueden revender/,
  exclusividad: /\b(es|son)\b.{0,20}\bexclusiv/,
  editables: /\bentregar\b.{0,20}\beditables\b/,
  compartir: /\b(compartir|pasar)\b.{0,15}\blicencia\b/,
};
/** Beyond any licence that is not ownership. */
const OVERCLAIMS =
  /100% (tuyo|de los derechos|de derechos)|todos los derechos(?! reservados)|sin (ningún )?l[ií]mites?\b|derechos ilimitados|propiedad total/i;
const DENIAL = /\b(no|ni|nunca|nadie|tampoco|prohibido|sin)\b/;

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What a text says against the licence. */
function contradictions(text: string): string[] {
  const wrong = OVERCLAIMS.exec(text);
  const found = wrong ? [`overclaim: ${wrong[0]}`] : [];
  // A question is no statement.
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (sentence.includes('?')) continue;
    for (const clause of sentence.split(/[;:,()]|\spero\s/).map(fold)) {
      for (const id of RIGHT_IDS) {
        const match = ABOUT[id].exec(clause);
        if (!match) continue;
        const denied = DENIAL.test(clause.slice(0, match.index + match[0].length));
        if (denied !== (plrLicence.rights[id].verdict === 'no')) found.push(`${id}: ${clause}`);
      }
    }
  }
  return found;
}

/** Every text in a module of copy, with what its functions make of a few words. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const surfaces: Readonly<Record<string, readonly string[]>> = {
  faq: faq.flatMap(({answer}) => answer),
  chat: KNOWLEDGE.flatMap(({answer}) => answer),
  home: textsIn({...home}),
  product: textsIn({...productCopy}),
  frame: textsIn({...layout, ...brand, ...menu}),
  lists: textsIn({...categories, ...collection, ...upcoming}),
  'thank-you': textsIn({...thankYou}),
  machines: [...textsIn({...seo}), llmsTxt('https://tienda.example', [])],
  'structured data': textsIn(licenceData('https://tienda.example', plrLicence)),
  policies: Object.values(DEMO_POLICIES).map((policy) => stripTags(policy?.body ?? '')),
};

describe('the surfaces of the shop', () => {
  it.each(Object.entries(surfaces))('%s contradicts the licence nowhere', (_, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(contradictions)).toEqual([]);
  });
});

describe('the products', () => {
  const {products} = buildCatalogue({size: 134});

  it('are 134, and none contradicts the licence that it is sold under', () => {
    expect(products).toHaveLength(134);
    const wrong = products.flatMap(({handle, title, description, metafields}) => {
      const licence = licenceOf(metafields.find(({key}) => key === 'licencia')?.value);
      expect(licence).toBe(plrLicence);
      const parsed = parseDescription(description);
      const head = productHead({handle, title, images: []}, parsed, licence);
      const texts = [
        description,
        ...parsed.important,
        ...parsed.includes,
        head.title,
        head.description,
        ...metafields.filter(({key}) => key === 'incluye').map(({value}) => value),
      ];
      return texts.flatMap(contradictions).map((each) => `${handle}: ${each}`);
    });
    expect(wrong).toEqual([]);
  });

  it('name another licence as their own, and promise none that nobody wrote', () => {
    const {allowed, denied} = labelsOf(personalLicence);
    expect(allowed).toEqual([]);
    expect(denied).toContain('Venderlo');
    expect(licenceOf('inventada')).toBeNull();
  });
});

describe('what the test takes for a contradiction', () => {
  it.each([
    'Puedes revender los derechos a quien quieras.',
    'La licencia incluye derechos maestros de reventa.',
    'Tus clientes pueden revenderlo.',
    'El contenido es exclusivo.',
    'Licencia PLR: 100% tuyo',
    '100% de los derechos para venderlo.',
    'No puedes editar el producto.',
    'No te quedas con el 100% de las ganancias.',
    'Puedes pasar tu licencia a un amigo.',
  ])('%s', (text) => {
    expect(contradictions(text)).not.toEqual([]);
  });
});
