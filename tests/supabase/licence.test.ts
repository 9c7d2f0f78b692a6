/** What SofIA says of the licence is the licence's: 64 questions, and none of them answered wrong. */
import {describe, expect, it} from 'vitest';
import {plrLicence} from '~/content/licence';
import {answerFrom} from '../../supabase/functions/sofia-chat/answer';
import {KNOWLEDGE} from '../../supabase/functions/sofia-chat/knowledge/knowledge';
import {createRetriever} from '../../supabase/functions/sofia-chat/retrieve';
import {LICENCE_QUESTIONS} from './licence-questions';
import {falsehoods} from './statements';

const retrieve = createRetriever(KNOWLEDGE);

describe('the licence in the chat', () => {
  it('is asked 64 times, for every right at least twice', () => {
    expect(LICENCE_QUESTIONS).toHaveLength(64);
    for (const id of Object.keys(plrLicence.rights)) {
      const times = LICENCE_QUESTIONS.filter(({rights}) => rights[0] === id).length;
      expect([id, times >= 2]).toEqual([id, true]);
    }
  });

  it.each(LICENCE_QUESTIONS)('$asked', ({asked, rights, unstated}) => {
    const {response} = answerFrom(asked, retrieve);
    const sentences = rights.map((id) => plrLicence.rights[id].sentence);
    expect(sentences.filter((sentence) => !response.includes(sentence))).toEqual([]);
    expect(falsehoods(response.replace(/^No\. /, ''))).toEqual([]);
    const [first] = sentences;
    if (first) {
      const others = Object.values(plrLicence.rights).flatMap(({sentence}) => {
        const at = response.indexOf(sentence);
        return at < 0 || sentence === first ? [] : [at];
      });
      expect(Math.min(...others, Infinity)).toBeGreaterThan(response.indexOf(first));
    }
    if (unstated) {
      expect(response).toContain('No tengo esa información');
      expect(response).toContain(plrLicence.unstated.find(({id}) => id === unstated)?.sentence);
    }
  });
});
