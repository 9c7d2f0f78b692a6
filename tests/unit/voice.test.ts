/** The words of docs/brand.md, Voice: one word for one thing, in everything that shoppers read. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const FOLDERS = ['app/copy', 'app/content', 'supabase/templates'];
const MAILS = ['contact/mail-receipt', 'operator/send-notices', 'orders/purchase-mail'].map(
  (name) => `supabase/functions/_shared/${name}.ts`,
);
const LEFT_OUT = /licence-texts|marketplaces|dossier-files/;

const WORDS = [
  ...['lista de deseos', 'n[úu]mero de (?:confirmación|orden)', 'tu biblioteca'],
  ...['área de productos', 'e-?mails?|correos? electrónicos?'],
  ...['cambió de dirección|otra dirección', 'fichas?'],
  'añad\\p{L}+|súmal[oa]s?|sumas|eliminar?|eliminado',
  'página de ventas|certificado PLR|guardar como PDF',
  'mand(?:ar|a|amos|aremos|aste|é)|mándal[oa]s?',
  'pulsa|presiona|haz clic|ratón|ordenador|móvil',
  'letra pequeña|constancia|a más tardar|te ampara',
  'bienvenid[oa]|comprador|estimado|usuario',
  'intenta (?:de nuevo|nuevamente)|vuelve a (?:intentar|intentarlo|probar)',
  'mira (?:también )?en spam',
  'opini(?:ón|ones)',
  'la tienda (?:cobra|te pedirá|suma|descuenta|mantiene|oficial)',
  'ha expirado|off',
  'scripts?|sal de la huella|unidad(?:es)?|almacén',
  'maquetar|este equipo|procede|vale ese|otros emprendedores|para usuarios',
  '(?:esta|propia) tienda|la tienda (?:no|está)|nada está garantizado',
  '(?!queremos)\\p{L}+(?:[aei]remos|ndremos)|te llegará|podrás',
];
const FORBIDDEN: readonly (readonly [name: string, pattern: RegExp])[] = [
  ...WORDS.map((word) => [word, new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu')] as const),
  ['three dots', /\.\.\./],
  ['more than 28 words in a sentence', /(?:[^\s<.:;!?]+ ){28}/],
  ['a space before %', /\d %|\} %/],
  ['a sentence that begins in lower case', /[.!?] \p{Ll}/u],
];
const TITLE_CASE = [
  'title case',
  /^[¡¿]?\p{Lu}\p{Ll}+(?: \p{Ll}+)* \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)*$/u,
] as const;
const HAS_NAMES = /content\/|copy\/estimate|functions\//;

/** Fixed by the specification, letter for letter; names; a heading of the accessibility page. */
const FIXED = new Set(
  `Agregado a la lista de deseos | Algo Increíble Está Por Llegar | Bienvenido | ¡Bienvenido! | Buscar
  Productos | Cargando productos... | Carrito de Compras | Categoría de Ebooks | Categoría de Videos |
  Comenzar Ahora | Continuar Comprando | Creando cuenta... | Credenciales inválidas. Verifica tu email y
  contraseña. | Descarga Inmediata | Eliminado de la lista de deseos | Email | Email inválido |
  Escribiendo... | Esta oferta ha expirado. Vuelve en 24 horas para nuevas ofertas. | Este email ya está
  registrado. Por favor inicia sesión. | Explora Nuestras Categorías | Explorar Productos | Finalizar Compra
  | Formación Exclusiva | Iniciando sesión... | Iniciar Sesión | La oferta del \${BEST}% de descuento ha
  expirado. Los productos se agregan a precio regular. | Lo siento, estoy teniendo problemas para responder.
  Por favor, intenta de nuevo en unos momentos. | Mi Lista de Deseos | Nos pondremos en contacto contigo pronto. | Oferta Especial Solo Para Ti | Oferta
  Expirada | Pago Seguro | Por favor intenta nuevamente. | Preguntas Frecuentes | Procesando... | Productos
  Relacionados | Tu Lista de Deseos está Vacía | Ver Curso | Ver Detalles | Ver Productos |
  Ver Todas | Volver al Inicio | Para vender por Instagram | Universal Commerce Protocol | -\${percent}% OFF`
    .replace(/\s+/g, ' ')
    .split(' | '),
);

/** The texts of a file: sentences and capitalised words, without codes, keys and paths. */
function textsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.html')) {
    return source
      .replace(/\{\{.*?\}\}/gs, 'x')
      .split(/<[^>]*>/)
      .map((text) => text.replace(/\s+/g, ' ').trim());
  }
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((text) => /^[\p{Lu}¡¿«-]|\p{L} \p{L}/u.test(text));
}

function faultsOf(text: string, hasNames = false): readonly string[] {
  if (FIXED.has(text)) return [];
  const visible = text.replace(/\$\{[^}]*\}/g, '{}');
  return [...FORBIDDEN, ...(hasNames ? [] : [TITLE_CASE])]
    .filter(([, pattern]) => pattern.test(visible))
    .map(([name]) => `«${text}»: ${name}`);
}

it('one word for one thing', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
  ).filter((file) => /\.(?:ts|html)$/.test(file) && !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(40);
  const faults = [...files, ...MAILS].flatMap((file) =>
    textsOf(file).flatMap((text) => faultsOf(text, HAS_NAMES.test(file))),
  );
  expect(faults).toEqual([]);
});
