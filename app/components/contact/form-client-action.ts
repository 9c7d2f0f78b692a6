import type {ClientActionFunctionArgs} from '@remix-run/react';
import type {FormAnswer} from '~/domain/support/form';

/**
 * Client action of a form's route: posts to the worker. A missing response becomes a failure, so that typed values
 * are kept. Never throws.
 */
export async function formClientAction<Answer extends FormAnswer<object>>({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<Answer> {
  const copy = request.clone();
  try {
    return (await serverAction<Answer>()) as Answer;
  } catch {
    // Offline, or a response of another server: the form was not sent.
    const entries = [...(await copy.formData())];
    const fields = Object.fromEntries(
      entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const unsent: FormAnswer<object> = {
      sent: false,
      problems: [{error: 'not-sent', field: null}],
      fields,
    };
    return unsent as Answer;
  }
}
