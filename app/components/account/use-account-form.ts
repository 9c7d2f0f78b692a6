import {useId, useRef, useState} from 'react';
import {accountErrorText, auth as copy, validationErrors} from '~/copy/account';
import type {AccountError} from '~/domain/account/account-error';
import type {FormSchema} from '~/domain/support/form';
import type {AccountClient, Answer} from '~/state/account/account-client';
import {askAccounts} from '~/state/account/ask-accounts';
import {useForm} from '~/components/ui/use-form';

export interface Problem {
  readonly title: string;
  readonly text: string;
  /** Of the element that shows the text. */
  readonly id: string;
  /** Changes with each attempt, so that the same problem is announced again. */
  readonly attempt: number;
}

interface AccountForm<Values, Answered extends object> {
  readonly schema: FormSchema<Values>;
  /** Title of a refusal of the account backend. */
  readonly failed: string;
  readonly ask: (accounts: AccountClient, values: Values) => Promise<Answer<Answered>>;
  readonly onDone: (answered: Answered, values: Values, form: HTMLFormElement) => void;
}

/** A form of the account backend with its error; shows only the first invalid field. */
export function useAccountForm<Values, Answered extends object>({
  schema,
  failed,
  ask,
  onDone,
}: AccountForm<Values, Answered>) {
  const [refusal, setRefusal] = useState<AccountError | null>(null);
  const attempts = useRef(0);
  const id = useId();
  const {ref, busy, problems, submit} = useForm<Values>({
    id,
    schema,
    async send(values, form) {
      setRefusal(null);
      const answer = await askAccounts((accounts) => ask(accounts, values));
      if (answer.ok) onDone(answer, values, form);
      else setRefusal(answer.error);
    },
  });
  const [first] = problems;
  const told = first
    ? {title: copy.validation, text: validationErrors[first.error] ?? ''}
    : refusal && !busy
      ? {title: failed, text: accountErrorText(refusal)}
      : null;
  const problem: Problem | null = told && {...told, id, attempt: attempts.current};
  return {
    busy,
    problem,
    /** Why the account backend refused; null for a problem of the fields. */
    refusedFor: !first && !busy && refusal ? refusal.code : null,
    form: {
      ref,
      method: 'post' as const,
      noValidate: true,
      className: 'grid grid-cols-1 gap-5',
      onSubmit(event: Parameters<typeof submit>[0]) {
        if (!busy) attempts.current += 1;
        submit(event);
      },
    },
    /** Marks the field that is wrong. */
    mark: (field: string) =>
      first?.field === field ? {'aria-invalid': true, 'aria-describedby': id} : {},
  };
}

export type MarkWrong = ReturnType<typeof useAccountForm>['mark'];
