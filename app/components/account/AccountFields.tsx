import {useState, type InputHTMLAttributes, useEffect, useRef, useId} from 'react';
import {auth as copy, accountErrorText, validationErrors} from '~/copy/account';
import {MIN_PASSWORD_LENGTH} from '~/domain/limits';
import {TextField} from '~/components/ui/Field';
import {Icon} from '~/components/ui/Icon';
import {Button} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';
import type {AccountError} from '~/domain/account/account-error';
import type {FormSchema} from '~/domain/support/form';
import type {AccountClient, Answer} from '~/state/account/account-client';
import {askAccounts} from '~/state/account/ask-accounts';
import {useForm} from '~/components/ui/use-form';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed. */
export function PasswordField({label, ...input}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      {...input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={`${shown ? copy.hidePassword : copy.showPassword}: ${label}`}
          onClick={() => setShown(!shown)}
          className="grid size-full place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}

export function EmailField(input: InputHTMLAttributes<HTMLInputElement> & {error?: string | null}) {
  return (
    <TextField
      label={copy.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder={copy.emailPlaceholder}
      {...input}
    />
  );
}

interface NewPasswordFieldsProps {
  readonly labels: {readonly password: string; readonly confirmation: string};
  readonly mark: MarkWrong;
}

/** A new password, typed twice. */
export function NewPasswordFields({labels, mark}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        placeholder={copy.passwordRule(MIN_PASSWORD_LENGTH)}
        {...mark('password')}
      />
      <PasswordField
        label={labels.confirmation}
        name="confirmation"
        autoComplete="new-password"
        {...mark('confirmation')}
      />
    </>
  );
}

interface FormEndProps {
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly action: string;
  readonly busyLabel: string;
}

/** The error of the form, and its submit button. */
export function FormEnd({problem, busy, action, busyLabel}: FormEndProps) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A disabled button loses the focus; the effect gives it back after the answer.
    const lost = document.activeElement === document.body;
    if (!busy && problem && lost) end.current?.querySelector('button')?.focus();
  }, [busy, problem]);

  return (
    <div ref={end} className="grid gap-5">
      {problem ? (
        <Notice key={problem.attempt} tone="destructive" title={problem.title}>
          <p id={problem.id}>{problem.text}</p>
        </Notice>
      ) : null}
      <Button type="submit" size="lg" disabled={busy} className="w-full">
        {busy ? busyLabel : action}
      </Button>
    </div>
  );
}

interface Problem {
  readonly title: string;
  readonly text: string;
  /** Id of the element that shows the text. */
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
  const shown = first
    ? {title: copy.validation, text: validationErrors[first.error] ?? ''}
    : refusal && !busy
      ? {title: failed, text: accountErrorText(refusal)}
      : null;
  const problem: Problem | null = shown && {...shown, id, attempt: attempts.current};
  return {
    busy,
    problem,
    /** Why the account backend refused; null for a problem of the fields. */
    refusedFor: !first && !busy && refusal ? refusal.code : null,
    form: {
      ref,
      method: 'post' as const,
      noValidate: true,
      className: 'grid gap-5',
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

type MarkWrong = ReturnType<typeof useAccountForm>['mark'];
