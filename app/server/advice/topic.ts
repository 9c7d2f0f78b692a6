/** The subject of a message, without the words that ask for it (docs/product.md 10.4). */
import {ASIDES, ASKING, FILLING} from '~/content/advice/asking';
import {
  ANYBODY,
  FOR_SUBJECT,
  OCCASIONS,
  PEOPLE_AND_WISH,
  PUBLIC,
  SUBJECT_FOR,
  WHO_DO,
} from '~/content/advice/subject';
import {isTelling} from '~/domain/search/terms';

export interface Subject {
  /** Empty where none is named. */
  readonly topic: string;
  /** For whom it is to be; empty for anybody. */
  readonly people: string;
}

/** From these ages on, what the catalogue calls people of that age; the highest first. */
const OF_AGE = [
  {from: 60, people: 'adultos mayores'},
  {from: 18, people: ''},
  {from: 13, people: 'adolescentes'},
  {from: 2, people: 'niños'},
  {from: 0, people: 'bebés'},
] as const;

/** @param age that was named, in years; those of that age are the subject where no other is named. */
export function subjectOf(text: string, age: number | null): Subject {
  const [, ofOccasion = ''] = OCCASIONS.find(([occasion]) => occasion.test(text)) ?? [];
  const plain = OCCASIONS.reduce((left, [occasion]) => left.replace(occasion, ' '), text)
    .replace(PUBLIC, ' ')
    .replace(WHO_DO, ' ');
  for (const pattern of [SUBJECT_FOR, FOR_SUBJECT, PEOPLE_AND_WISH]) {
    const {subject = '', people = ''} = pattern.exec(plain.trim())?.groups ?? {};
    const topic = topicOf(subject);
    if (isTelling(topic)) return {topic, people: ANYBODY.test(people) ? '' : people};
  }
  const topic = topicOf(plain);
  const ofAge = OF_AGE.find(({from}) => age !== null && age >= from)?.people ?? '';
  if (isTelling(topic)) return {topic, people: ''};
  return {topic: ofOccasion || ofAge, people: ''};
}

/** What a message is about, without the words that ask for it. */
export function topicOf(text: string): string {
  return text
    .replace(/[¿?¡!«».,;:()"]/g, ' ')
    .replace(ASIDES, ' ')
    .replace(FILLING, ' ')
    .replace(ASKING, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:para|de|del|con|a|al|entre|y|o|en|por|es|son|mi|mis|su|se|si|pero)\s+)+/i, '')
    .replace(/(?:\s+(?:para|de|con|a|y|o|en|por|que|si|pero|me|mi|no))+$/i, '')
    .trim();
}
