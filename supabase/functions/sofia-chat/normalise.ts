/**
 * Spanish text as comparable pieces: no case, no accents, words as they sound, none that say nothing,
 * word endings cut. What other typing errors do to a word is left to character trigrams.
 */
import {foldText} from '../_shared/common/fold-text.ts';

const STOP_WORDS = heard(
  (
    'a al algo alguna alguno ante aqui asi aun bien buscando busco cada como con cual cuales cuando de del desde ' +
    'dime donde e el ella ellos en entonces era eres es esa ese eso esta estan estas este esto estos ' +
    'estoy favor fue hoy ahora ha hace hacen hacer hago han hay hola la las le les lo los me mi mis mucho muy ' +
    'necesito ni nos o oye para pero podria podrian por porfa porque pueda puede pueden puedo pues que ' +
    'quiero quisiera saber se ser si sido sin sobre son soy su sus tambien te tener tengo ti tiene ' +
    'tienen tienes todo todos tu tus u un una unas uno unos usted ustedes va vas ver y ya yo'
  ).split(' '),
);

/** Cut from the end, the longest first; what is left has at least four letters. */
const ENDINGS = (
  'amientos imientos amiento imiento aciones uciones adores edores ividad idades acion ucion ador ' +
  'edor mente idad iendo ando iera aria eria iste aste arlos arlas erlos erlas irlos irlas arlo arla ' +
  'erlo erla irlo irla arme arse ados adas idos idas ado ada ido ida aron ieron amos emos imos ' +
  'aba ian es os as an en ar er ir io ia o a e s'
)
  .split(' ')
  .map(sound);
const MIN_STEM_LENGTH = 4;

/** How the words of a telephone's keyboard are written out. */
const SHORTHAND = new Map(
  Object.entries({
    dnde: 'donde',
    k: 'que',
    ke: 'que',
    pa: 'para',
    q: 'que',
    tmb: 'tambien',
    x: 'por',
  }),
);

/** Words that people use for one another, across Latin America. */
const SYNONYMS = new Map(
  Object.entries({
    aplicaciones: 'apps',
    bajar: 'descargar',
    bajo: 'descargo',
    boleta: 'factura',
    bot: 'robot',
    casa: 'domicilio',
    clave: 'contrasena',
    conviene: 'ventaja',
    costo: 'precio',
    eliminar: 'borrar',
    gente: 'personas',
    hojas: 'paginas',
    humana: 'humano',
    lana: 'dinero',
    libro: 'ebook',
    libros: 'ebooks',
    link: 'enlace',
    mandan: 'envian',
    maquina: 'robot',
    mensualidad: 'suscripcion',
    password: 'contrasena',
    plata: 'dinero',
    regresan: 'devuelven',
    sitio: 'pagina',
    tapa: 'portada',
    usuario: 'cuenta',
    vale: 'cuesta',
    valen: 'cuestan',
    web: 'pagina',
  }).map(([word, same]) => [sound(word), sound(same)]),
);

/** Lower case, without accents, anything but letters and digits a single space. */
export function fold(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A folded word as Latin America says it: `v` is `b`, `z` and soft `c` are `s`, `h` is silent. */
export function sound(word: string): string {
  return word
    .replace(/ch/g, 'X')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1')
    .replace(/X/g, 'ch');
}

/** Every word of a text, in order, as it sounds. */
export function spokenWords(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => sound(SHORTHAND.get(word) ?? word));
}

/** The stems of the words that say something, in order; all words when none does. */
export function stems(text: string): string[] {
  const words = spokenWords(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => stem(SYNONYMS.get(word) ?? word));
}

function heard(words: readonly string[]): Set<string> {
  return new Set(words.map(sound));
}

function stem(word: string): string {
  const ending = ENDINGS.find(
    (each) => word.endsWith(each) && word.length - each.length >= MIN_STEM_LENGTH,
  );
  return ending ? word.slice(0, -ending.length) : word;
}

/** How alike two stems are: 1 the same, 0 nothing in common; by shared trigrams of letters (Dice). */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  // Short words differ by one letter and mean something else.
  if (Math.min(a.length, b.length) < 4) return 0;
  const [first, second] = [trigrams(a), trigrams(b)];
  let shared = 0;
  for (const trigram of first) if (second.has(trigram)) shared += 1;
  return (2 * shared) / (first.size + second.size);
}

function trigrams(word: string): Set<string> {
  const padded = `^${word}$`;
  const found = new Set<string>();
  for (let index = 0; index + 3 <= padded.length; index += 1) {
    found.add(padded.slice(index, index + 3));
  }
  return found;
}
