import {useId, useRef, useState, type AriaAttributes, type FormEvent} from 'react';
import {accountErrorText, auth as copy, validationErrors} from '~/copy/auth';
import type {SignUpError} from '~/domain/account/credentials';
import type {AccountClient, Answer} from '~/state/account/account-client';
import {askAccounts} from '~/state/account/ask-accounts';

export interface Problem {
  readonly title: string;
  readonly text: string;
  /** Of the element that shows the text. */
  readonly id: string;
  /** Name of the field that is wrong. */
  readonly field?: string;
  /** Tells one try from the next, so that the same problem is announced again. */
  readonly attempt: number;
}

/** What tells that a field, by its name, is wrong, and why. */
export type MarkWrong = (
  field: string,
) => Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>;

interface AccountForm<Answered extends object> {
  /** Title of what the account backend refuses. */
  readonly failed: string;
  readonly validate: () => SignUpError | null;
  readonly ask: (accounts: AccountClient) => Promise<Answer<Answered>>;
  readonly onDone: (answered: Answered) => void;
}

const FIELDS: Readonly<Record<SignUpError, string>> = {
  'invalid-email': 'email',
  'password-too-short': 'password',
  'passwords-differ': 'confirmation',
};

/** A form that checks its fields, asks the account backend, and says what went wrong. */
export function useAccountForm<Answered extends object>(form: AccountForm<Answered>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attempts = useRef(0);
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const fail = (told: Omit<Problem, 'attempt' | 'id'>) =>
      setProblem({...told, id, attempt: (attempts.current += 1)});

    const invalid = form.validate();
    if (invalid) {
      const field = FIELDS[invalid];
      fail({title: copy.validation, text: validationErrors[invalid], field});
      (element.elements.namedItem(field) as HTMLInputElement | null)?.focus();
      return;
    }
    setProblem(null);
    setBusy(true);
    const answer = await askAccounts(form.ask);
    setBusy(false);
    if (answer.ok) form.onDone(answer);
    else fail({title: form.failed, text: accountErrorText(answer.error)});
  }

  const mark: MarkWrong = (field) =>
    problem?.field === field ? {'aria-invalid': true, 'aria-describedby': id} : {};

  return {busy, problem, mark, submit};
}
