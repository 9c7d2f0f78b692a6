import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {questionId} from './PlainQuestions';

/**
 * Unfolds the answer that the address's hash names, and brings it into view. Browsers do it
 * themselves for a document's own address; a navigation within the shop needs this.
 */
export function useOpenFromHash(): void {
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    const question = document.getElementById(questionId({id}));
    if (!question) return;
    const details = question.closest('details');
    if (details) details.open = true;
    else if (question.ariaExpanded === 'false') question.click();
    document.getElementById(id)?.scrollIntoView();
  }, [location]);
}
