/** Whether a product meets the subject of a wish, and for whom it is (docs/product.md 10.4). */
import {HEAD_OF, PEOPLE_FIRST} from '~/content/advice/subject';
import {AUDIENCES} from '~/content/audiences';
import {niches} from '~/content/niches';
import {isManner, wordsOf} from '~/domain/search/terms';
import type {Hit, SearchEngine} from '../search/search-engine';

/** Of 'plantas de interior' plants must be what it is about; of 'maestras de primaria', those whom it is for. */
export function isMet({entry}: Hit, topic: string, engine: SearchEngine): boolean {
  const people = PEOPLE_FIRST.exec(topic)?.groups?.people;
  if (people) return isFor({entry}, people, engine);
  if (!isHalfMet(entry, topic, engine)) return false;
  const head = HEAD_OF.exec(topic)?.groups?.head;
  if (!head) return true;
  const whole = new Set(engine.termsOf(topic).filter((term) => term.startsWith('§')));
  const terms = new Set([...engine.termsOf(head), ...whole]);
  return [entry.title, ...entry.tags, entry.productType, entry.audience].some((text) =>
    engine.termsOf(text).some((term) => terms.has(term)),
  );
}

/** Names under which a product stands, beside others that are about something else. */
const SHELVES: ReadonlySet<string> = new Set(
  niches.flatMap(({name, subcategories}) => [name, ...subcategories.map((each) => each.name)]),
);

/** Whether it is what a product is about or for, and not a chapter, a word in passing or its shelf. */
export function isAbout({entry}: Pick<Hit, 'entry'>, topic: string, engine: SearchEngine): boolean {
  const terms = new Set(engine.termsOf(topic));
  return [entry.title, ...entry.tags, entry.audience].some(
    (text) => !SHELVES.has(text) && engine.termsOf(text).some((term) => terms.has(term)),
  );
}

/** Whether a product is called by a word, or by what means the same. */
export function isCalled({title, tags}: Hit['entry'], word: string, engine: SearchEngine): boolean {
  const terms = new Set(engine.termsOf(word));
  return [title, ...tags].some(
    (text) => !SHELVES.has(text) && engine.termsOf(text).some((term) => terms.has(term)),
  );
}

/** Whether it is for people, or about them by the very word: 'Adolescentes: puentes', not 'Panes de nuestras abuelas'. */
export function isOfPeople(hit: Hit, people: string, engine: SearchEngine): boolean {
  const own = new Set(wordsOf(people).map(({term}) => term));
  return isFor(hit, people, engine) || wordsOf(hit.entry.title).some(({term}) => own.has(term));
}

/** Whether it is called so, or says it of its contents as well as of those whom it is for. */
export function isBorneOut({entry}: Hit, word: string, engine: SearchEngine): boolean {
  if (isCalled(entry, word, engine)) return true;
  const terms = new Set(engine.termsOf(word));
  const {contents, about} = entry.texts();
  const says = (texts: readonly string[]) =>
    texts.some((text) => engine.termsOf(text).some((term) => terms.has(term)));
  return says([entry.audience]) && says([...contents, ...about]);
}

/** Whether a word, or what means the same, stands anywhere in what is known of a product. */
export function isIn(entry: Hit['entry'], word: string, engine: SearchEngine): boolean {
  const terms = new Set(engine.termsOf(word));
  const own = textsOf(entry);
  return own.some((text) => engine.termsOf(text).some((term) => terms.has(term)));
}

/** All that is known of what a product is about. */
function textsOf({title, tags, productType, audience, texts}: Hit['entry']): readonly string[] {
  const {contents, about} = texts();
  return [title, ...tags, productType, audience, ...about, ...contents];
}

/** Whether each word of two stands somewhere in it: of 'cuentos infantiles' the tales as well. */
export function isOfBoth({entry}: Hit, topic: string, engine: SearchEngine): boolean {
  return wordsOf(topic).every((word) => isManner(word) || isIn(entry, word.text, engine));
}

/** Of three words or more at least half must be somewhere in it, or what they mean together. */
function isHalfMet(entry: Hit['entry'], topic: string, engine: SearchEngine): boolean {
  const words = [...new Set(wordsOf(topic).map(({text}) => text))].map((text) =>
    engine.termsOf(text),
  );
  if (words.length <= 2) return true;
  const single = new Set(words.flat());
  const own = new Set(textsOf(entry).flatMap(engine.termsOf));
  if (engine.termsOf(topic).some((term) => !single.has(term) && own.has(term))) return true;
  return 2 * words.filter((terms) => terms.some((term) => own.has(term))).length >= words.length;
}

/** Those of a public, by all the words by which shoppers call it. */
function peopleTerms(people: string): string[] {
  const own = wordsOf(people).map(({term}) => term);
  const publics = AUDIENCES.map(({words}) => wordsOf(words).map(({term}) => term));
  return [...own, ...publics.filter((each) => own.some((term) => each.includes(term))).flat()];
}

/** Whether the people are those whom a product says it is for. */
export function isFor({entry}: Pick<Hit, 'entry'>, people: string, engine: SearchEngine): boolean {
  const meanings = engine.termsOf(people).filter((term) => term.startsWith('§'));
  const terms = new Set([...peopleTerms(people), ...meanings]);
  // Of a title, what it says it is for: 'Panes de nuestras abuelas' is for nobody in particular.
  const [, forWhom = ''] = entry.title.split(/\bpara\b/iu);
  return [entry.audience, forWhom].some((text) =>
    engine.termsOf(text).some((term) => terms.has(term)),
  );
}
