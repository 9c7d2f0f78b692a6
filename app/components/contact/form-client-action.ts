import type {ClientActionFunctionArgs} from '@remix-run/react';
import type {ContactAnswer} from '~/domain/support/contact-message';

/** A field as it was typed, '' when it is missing. */
type Typed = (name: string) => string;

/**
 * What a form's route does in the browser: it asks the worker, and an answer that never comes is one too, which
 * `unsent` makes, so that the page stays with what was typed. Never throws.
 */
export function formClientAction<Answer>(unsent: (typed: Typed) => Answer) {
  return async ({request, serverAction}: ClientActionFunctionArgs): Promise<Answer> => {
    const copy = request.clone();
    try {
      return (await serverAction<Answer>()) as Answer;
    } catch {
      const form = await copy.formData();
      return unsent((name) => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      });
    }
  };
}

/** Of the contact form, which two pages have. */
export const contactClientAction = formClientAction((typed): ContactAnswer => ({
  ...{sent: false, error: 'not-sent'},
  fields: {name: typed('name'), email: typed('email'), message: typed('message')},
}));
