import {HONEYPOT_FIELD} from '~/domain/limits';
import {useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes} from 'react';

const CONTROL =
  'w-full rounded-md border border-muted bg-white px-4 py-3 text-ink placeholder:text-muted hover:border-ink aria-invalid:border-coral';

interface Labelled {
  readonly label: string;
  /** The error, or null. */
  readonly error?: string | null;
}

interface TextFieldProps extends Labelled, InputHTMLAttributes<HTMLInputElement> {
  /** A button of 3 rem at the end of the field. */
  readonly trailing?: ReactNode;
}

export function TextField({label, error = null, trailing, ...input}: TextFieldProps) {
  const own = useId();
  const {id = own} = input;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <div className="relative">
        <input
          {...described(id, error)}
          {...input}
          id={id}
          className={`${CONTROL} min-h-12 ${trailing ? 'pr-14' : ''}`}
        />
        {trailing ? <div className="absolute inset-y-0 right-0 w-12">{trailing}</div> : null}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

export function TextArea({
  label,
  error = null,
  ...textarea
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const own = useId();
  const {id = own} = textarea;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <textarea {...described(id, error)} {...textarea} id={id} className={CONTROL} />
      <FieldError id={id} error={error} />
    </div>
  );
}

function FieldError({id, error}: {id: string; error: string | null}) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 text-sm font-bold text-coral">
      {error}
    </p>
  );
}

function described(id: string, error: string | null) {
  return error ? {'aria-invalid': true, 'aria-describedby': `${id}-error`} : {};
}

/** Honeypot: hidden from people; submissions that fill it in are dropped. */
export function HoneypotField({label}: {readonly label: string}) {
  return (
    <label aria-hidden="true" className="sr-only">
      {label}
      <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
