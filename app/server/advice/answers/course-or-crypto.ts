/** What SofIA says of two subjects that are often asked for as something else: courses, and cryptocurrencies. */
import {COURSE_ON, LANGUAGE_WISH, NOT_OURS, RESELLING} from '~/content/advice/facts';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {isTelling} from '~/domain/search/terms';
import type {SearchEngine} from '../../search/search-engine';
import {NICHE_NAMES, said, type Advice, type AdviceContext} from '../advice';
import {withFacts} from '../facts';
import {hear} from '../hear';
import {recommendation} from './recommendation';
import {topicOf} from '../topic';

/** What is sold on the subject of a course; null where nothing is, for the function knows which courses there are. */
export function ofCourse(
  text: string,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  const wished = hear(text.replace(COURSE_ON, 'ebooks '));
  const folded = wished.folded.replace(LANGUAGE_WISH, ' ');
  if (!COURSE_ON.test(text) || [NOT_OURS, RESELLING].some((each) => each.test(folded))) return null;
  const found = recommendation(wished.text, engine, context, false);
  const topic = topicOf(wished.text);
  if (!found || found.products.length === 0)
    return isTelling(topic) ? said(copy.noCourseOn(topic), [], true) : null;
  return {...found, text: `${copy.noCourses} ${found.text}`};
}

/** As a subject: what the search would take for a word typed wrong is there or it is not. */
export function ofCrypto(word: string, engine: SearchEngine): Advice {
  const terms = new Set(engine.termsOf(word));
  const found = engine.entries.filter(
    ({title, tags, available}) =>
      available && engine.termsOf([title, ...tags].join(' ')).some((term) => terms.has(term)),
  );
  if (found.length === 0) return said(copy.none(word, NICHE_NAMES), [], true);
  const shown = found.slice(0, MAX_CHAT_SUGGESTIONS);
  return said(copy.recommend(word, '', ''), withFacts(shown));
}
