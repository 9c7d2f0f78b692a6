import type {ClientActionFunctionArgs} from '@remix-run/react';
import type {FormAnswer} from '~/domain/support/form';

/**
 * The client action of a form's route: it asks the worker. If no answer comes, that is an answer too, so that the
 * page stays with what was typed. Never throws.
 */
export async function formClientAction<Answer extends FormAnswer<object>>({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<Answer> {
  const copy = request.clone();
  try {
    return (await serverAction<Answer>()) as Answer;
  } catch {
    // No connection, or an answer that is not the worker's: the form says that nothing was sent.
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
