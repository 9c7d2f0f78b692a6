import type {FAQPage} from 'schema-dts';
import type {FaqItem} from '~/content/faq';

export function faqData(origin: string, questions: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: 'es',
    mainEntity: questions.map(({id, question, answer}) => ({
      '@type': 'Question',
      name: question,
      url: `${origin}/faq#${id}`,
      acceptedAnswer: {'@type': 'Answer', text: answer.join('\n')},
    })),
  };
}
