import type {ClientActionFunctionArgs} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {
  parseForm,
  type FormAnswer,
  type FormProblem,
  type FormSchema,
  type FormFailure,
} from '~/domain/support/form';

const NONE: readonly FormProblem[] = [];

interface FormOptions<Values> {
  /** Prefix of the ids of the fields, unique in the page. */
  readonly id: string;
  readonly schema: FormSchema<Values>;
  /** Sends valid values; the form is busy until it settles. */
  readonly send: (values: Values, form: HTMLFormElement) => Promise<unknown> | void;
  /** The worker's errors, once it has answered. */
  readonly answered?: readonly FormProblem[] | undefined;
}

/**
 * A form that validates on submit and marks errors. It reads the fields' current values, because password managers
 * fill them without events; typed values are kept.
 */
export function useForm<Values>({id, schema, send, answered = NONE}: FormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState({problems: NONE, at: answered});
  // The worker's answer replaces errors found here.
  const problems = found.at === answered && found.problems.length > 0 ? found.problems : answered;

  useEffect(() => {
    if (problems.length === 0) return;
    const control = form.current?.elements.namedItem(problems[0]?.field ?? '');
    const first = control instanceof RadioNodeList ? control[0] : control;
    if (first instanceof HTMLElement) first.focus();
    else summary.current?.focus();
  }, [problems]);

  useEffect(() => {
    // Going back restores the page, but not the request that it was waiting for.
    const restore = ({persisted}: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const read = parseForm(schema, Object.fromEntries(new FormData(element)));
    setFound({problems: read.ok ? NONE : read.problems, at: answered});
    if (!read.ok) return;
    const sending = send(read.values, element);
    if (!sending) return;
    setBusy(true);
    void sending.finally(() => setBusy(false));
  }

  /** A field's error message, shown below it. */
  function errorOf(field: string): string | null {
    const problem = problems.find((each) => each.field === field);
    if (!problem) return null;
    if (problem.limit) return tooLong(problem.limit);
    return fieldProblems[problem.error] ?? missingField;
  }

  const idOf = (field: string) => `${id}-${field}`;
  return {
    ref: form,
    summary,
    busy,
    problems,
    submit,
    idOf,
    control: (name: string) => ({id: idOf(name), name, error: errorOf(name)}),
    /** The fields to correct, as the summary links to them. */
    wrong: (labels: Readonly<Record<string, string>>) =>
      problems.flatMap(({field}) => (field ? [{id: idOf(field), label: labels[field] ?? ''}] : [])),
  };
}

/** Error text at an invalid field, below the summary of the form's problems. */
const fieldProblems: Readonly<Partial<Record<FormFailure, string>>> = {
  'invalid-email': 'Escríbelo como nombre@ejemplo.com',
  'missing-stars': 'Elige de una a cinco estrellas',
  'no-order-number': 'Falta el número: está en el correo de tu compra, por ejemplo RP-1001',
  'invalid-amount': 'Escribe un importe como 12 o 12.50, sin separador de miles',
  'invalid-price':
    'Escribe un precio mayor que cero, solo en cifras y sin separador de miles, como 12 o 12.50',
  'invalid-percent': 'Escribe un porcentaje de 0 a 100, como 9.9',
  'missing-fee': 'Escribe la comisión; si no cobra, escribe 0',
};

const missingField = 'Falta este dato';
const tooLong = (limit: number) => `Acórtalo: el máximo es ${limit} caracteres`;

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
