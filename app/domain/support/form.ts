/**
 * Shared parts of the shop's forms. One schema per form defines fields and errors for browser and worker; `app/copy`
 * has the texts of the error codes.
 */
import {isEmail} from '@common/email';
import * as v from 'valibot';

export type FormError =
  | 'missing-fields'
  | 'invalid-email'
  | 'too-long'
  | 'password-too-short'
  | 'passwords-differ'
  | 'password-too-long'
  | 'no-order-number'
  | 'missing-stars'
  | 'missing-kind'
  | 'missing-identity'
  | 'no-consent'
  | 'no-subject'
  | 'invalid-amount'
  | 'invalid-price'
  | 'invalid-percent'
  | 'missing-fee';

/** 'too-many': the sender must wait; 'not-sent': nothing was stored. */
export type FormFailure = FormError | 'too-many' | 'not-sent';

export interface FormProblem {
  readonly error: FormFailure;
  /** Name of the field; null if the problem concerns the whole form. */
  readonly field: string | null;
  /** Characters, of 'too-long'. */
  readonly limit?: number;
}

/** Fields as they were typed, by name. */
export type TypedFields = Readonly<Record<string, string>>;

/** The worker's response to a posted form. */
export type FormAnswer<Done extends object = object> =
  | ({readonly sent: true} & Done)
  | {readonly sent: false; readonly problems: readonly FormProblem[]; readonly fields: TypedFields};

/** Fields by name, each a pipe of actions whose messages are error codes. */
export type FormSchema<Values> = v.GenericSchema<unknown, Values> & {
  readonly entries: Readonly<Record<string, unknown>>;
};

/** Signs that nobody types, such as one that turns the writing round; line breaks and what joins an emoji stay. */
const HIDDEN = /(?![\n\r\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

const text = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((typed) => typed.replace(HIDDEN, '')),
  v.trim(),
);

export const optionalText = (maxLength: number) => v.pipe(text, v.maxLength(maxLength, 'too-long'));

export const requiredText = (maxLength: number) =>
  v.pipe(text, v.nonEmpty('missing-fields'), v.maxLength(maxLength, 'too-long'));

/** 'missing-fields' if the text is empty. */
export const requiredEmail = v.pipe(
  text,
  v.nonEmpty('missing-fields'),
  v.check(isEmail, 'invalid-email'),
);

/** 'invalid-email' also if the text is empty. */
export const anyEmail = v.pipe(text, v.check(isEmail, 'invalid-email'));

export type FormResult<Values> =
  | {readonly ok: true; readonly values: Values}
  | {readonly ok: false; readonly problems: readonly FormProblem[]};

/** The values, trimmed, or the first problem of each field, in the order of the fields. Never throws. */
export function parseForm<Values>(schema: FormSchema<Values>, typed: unknown): FormResult<Values> {
  const names = Object.keys(schema.entries);
  const fields = Object(typed) as Readonly<Record<string, unknown>>;
  const result = v.safeParse(schema, Object.fromEntries(names.map((name) => [name, fields[name]])));
  if (result.success) return {ok: true, values: result.output};
  const problems = names.flatMap((field): FormProblem[] => {
    const issue = result.issues.find(({path}) => path?.[0]?.key === field);
    if (!issue) return [];
    const error = issue.message as FormError;
    const {requirement} = issue as {requirement?: unknown};
    return [{error, field, ...(typeof requirement === 'number' && {limit: requirement})}];
  });
  return {ok: false, problems};
}
