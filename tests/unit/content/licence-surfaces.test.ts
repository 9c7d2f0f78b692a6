/** No surface of the shop says more, or less, of a right than the licence does: 134 products and all that is said of them. */
import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../../../emulators/storefront-api/catalogue/build-catalogue';
import {DEMO_POLICIES} from '../../../emulators/storefront-api/shop-policies';
import {KNOWLEDGE} from '../../../supabase/functions/sofia-chat/knowledge/knowledge';
import {faq} from '~/content/faq';
import {licenceOf, plrLicence, personalLicence} from '~/content/licence';
import {parseDescription} from '~/domain/catalogue/product-description';
import {labelsOf, RIGHT_IDS, type Licence, type RightId} from '~/domain/licence/licence';
import {stripTags} from '~/domain/text/plain-text';
import {llmsTxt} from '~/server/seo/llms-txt';
import {licenceData} from '~/server/seo/licence-data';
import {productHead} from '~/server/seo/page-heads';
import {contradictions as contradictionsOf, optionContradictions} from './licence-claims';

const contradictions = (text: string) => contradictionsOf(text, plrLicence, [personalLicence]);

/** A licence under which one right is ruled the other way round, and nothing said of it is a quotation. */
function reversed(licence: Licence, id: RightId): Licence {
  const verdict = licence.rights[id].verdict === 'no' ? 'yes' : 'no';
  const ruling = {...licence.rights[id], verdict, sentence: '(al revés)'} as const;
  return {...licence, rights: {...licence.rights, [id]: ruling}};
}

/** Every text in a module of copy, with what its functions make of a word or a number. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return ['Yoga en casa', 2].flatMap((word) => said(value as Make, word));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

type Make = (...words: readonly (string | number)[]) => unknown;

function said(make: Make, word: string | number): string[] {
  try {
    return textsIn(make(...Array.from({length: make.length}, () => word)));
  } catch {
    // It wants something else than a word or a number.
    return [];
  }
}

const copy = import.meta.glob<Record<string, unknown>>('/app/copy/**/*.ts', {eager: true});

const surfaces: Readonly<Record<string, readonly string[]>> = {
  faq: faq.flatMap(({answer}) => answer),
  chat: KNOWLEDGE.flatMap(({answer}) => answer),
  ...Object.fromEntries(Object.entries(copy).map(([path, module]) => [path, textsIn({...module})])),
  'llms.txt': [llmsTxt('https://tienda.example', [])],
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
    const wrong = products.flatMap(
      ({handle, title, description, metafields, options, variants}) => {
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
          ...metafields
            .filter(({key}) => key === 'incluye' || key === 'versiones')
            .map(({value}) => value),
          ...variants.map((variant) => variant.title),
        ];
        const choices = [...options, {name: 'variant', values: variants.map((one) => one.title)}];
        return [
          ...texts.flatMap(contradictions),
          ...choices.flatMap((option) => optionContradictions(option, plrLicence)),
        ].map((each) => `${handle}: ${each}`);
      },
    );
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
    // Denied or granted against the ruling, in the ruling's words and in others.
    'Puedes revender los derechos a quien quieras.',
    'La licencia incluye derechos maestros de reventa.',
    'Nada te impide ofrecerlo como PLR.',
    'Con esta compra puedes sublicenciarlo.',
    'Tus clientes pueden revenderlo.',
    'Quienes te compren tendrán permiso de volver a venderlo.',
    'El contenido es exclusivo.',
    'Serás el único vendedor de este ebook.',
    'La versión Exclusiva se vende a una sola persona.',
    'Se vende a un solo comprador.',
    'Te damos permiso de entregar los archivos editables a tus clientes.',
    'Puedes enviarles el archivo de Word.',
    'Puedes pasar tu licencia a un amigo.',
    'No hay problema en que compartas tu licencia con tu socio.',
    'No puedes editar el producto.',
    'Modificarlo está prohibido.',
    'Está prohibido traducirlo.',
    'La traducción no se permite.',
    'No puedes ponerle tu marca.',
    'Nunca retires nuestro logo.',
    'No te quedas con el 100% de las ganancias.',
    'Nos debes una comisión por tus ventas.',
    'Imprimirlo queda fuera de la licencia.',
    'No se permiten afiliados.',
    'En ningún caso puedes venderlo con tu marca.',
    'Nadie puede pasarlo a un audio o video.',
    // A condition that the ruling does not have.
    'Puedes editarlo, siempre que conserves el título.',
    'Puedes editarlo solo si nos avisas.',
    'Puedes traducirlo, previa autorización por escrito.',
    'Puedes ponerle tu marca mientras mantengas la nuestra.',
    'Puedes quitar nuestro logo si pagas la versión completa.',
    'Debes mantener nuestros créditos en la última página.',
    'La atribución es obligatoria.',
    'Puedes imprimir hasta 100 ejemplares en papel.',
    'Puedes vender el producto a clientes finales durante un año.',
    'Puedes tener afiliados, salvo en redes sociales.',
    // A condition of the ruling that is lifted.
    'Puedes regalarlo libremente.',
    'Puedes incluirlo en membresías sin ninguna condición.',
    'Puedes venderlo en marketplaces sin importar sus reglas.',
    'Puedes venderlo en Hotmart, en Amazon y en cualquier plataforma.',
    'Puedes firmarlo como autor y registrarlo como obra tuya.',
    'Puedes unirlo con otros materiales como quieras.',
    // A denial that is taken back.
    'No puedes revender los derechos sin nuestro permiso.',
    'No puedes compartir tu licencia, a menos que pagues otra.',
    'Tus clientes no pueden revenderlo, salvo que también compren la licencia.',
    // More than any licence that is not ownership.
    'Licencia PLR: 100% tuyo',
    '100% de los derechos para venderlo.',
    'Eres dueño absoluto del contenido.',
  ])('%s', (text) => {
    expect(contradictions(text)).not.toEqual([]);
  });

  it.each([
    'Puedes editarlo si quieres.',
    'Sí puedes ponerle tu marca, sin pedir permiso.',
    'Edítalo, tradúcelo y véndelo con tu nombre.',
    'No hay problema en que cambies el título y la portada.',
    'Está prohibido revender los derechos.',
    'Lo que nunca puedes hacer es compartir tu licencia.',
    'Los derechos de reventa no vienen con la compra.',
    'Te quedas con el 100% de lo que vendas: no cobramos comisión por tus ventas.',
    'Puedes venderlo en un marketplace, según sus reglas.',
    'No es exclusivo: otras personas venden el mismo.',
    '¿Puedo revender los derechos?',
    'Haces un solo pago, sin suscripción.',
  ])('is not this: %s', (text) => {
    expect(contradictions(text)).toEqual([]);
  });

  it.each([
    [{name: 'Licencia', values: ['PLR']}, 'option'],
    [{name: 'Tipo de derechos', values: ['Básicos']}, 'option'],
    [{name: 'Edición', values: ['Estándar', 'Exclusiva']}, 'exclusividad'],
    [
      {name: 'Edición', values: ['Con derechos de reventa: revende los derechos']},
      'revender-derechos',
    ],
    [{name: 'Edición', values: ['Una marca']}, 'bound'],
    [{name: 'Edición', values: ['Para 5 marcas']}, 'bound'],
  ])('an option of a product: %o', (option, kind) => {
    expect(optionContradictions(option, plrLicence).map((line) => line.split(':')[0])).toContain(
      kind,
    );
  });

  it.each([
    {name: 'Formato', values: ['Solo PDF', 'PDF + Word editable', 'Paquete completo']},
    {name: 'Portada', values: ['Terracota', 'Bosque']},
    {name: 'Edición', values: ['No exclusiva']},
  ])('an option that says nothing against it: %o', (option) => {
    expect(optionContradictions(option, plrLicence)).toEqual([]);
  });

  it.each(RIGHT_IDS)(
    'every surface together says enough of %s to contradict its opposite',
    (id) => {
      const all = [...Object.values(surfaces).flat(), plrLicence.rights[id].sentence];
      const said = all.flatMap((text) => contradictionsOf(text, reversed(plrLicence, id)));
      expect(said.filter((line) => line.startsWith(`${id}:`))).not.toEqual([]);
    },
  );
});
