import {auth as copy, linkForms} from '~/copy/account';
import {signInForm} from '~/domain/account/credentials';
import {showToast} from '~/state/toasts';
import {Button} from '../ui/Button';
import {EmailField, PasswordField} from './AccountFields';
import {FormEnd} from './FormEnd';
import {useAccountForm} from './use-account-form';

interface SignInFormProps {
  /** What stands in the field at first. */
  readonly email: string;
  readonly onForgotten: () => void;
  /** To enter with a mailed link instead. */
  readonly onAccess: () => void;
}

export function SignInForm({email, onForgotten, onAccess}: SignInFormProps) {
  const {busy, problem, refusedFor, mark, form} = useAccountForm({
    schema: signInForm,
    failed: copy.signInFailed,
    ask: (accounts, credentials) => accounts.signIn(credentials),
    onDone: () => showToast({tone: 'success', title: copy.welcome, text: copy.welcomeText}),
  });

  return (
    <form {...form}>
      <EmailField defaultValue={email} {...mark('email')} />
      <div>
        <PasswordField
          label={copy.password}
          name="password"
          autoComplete="current-password"
          {...mark('password')}
        />
        <button
          type="button"
          onClick={onForgotten}
          className="mt-1 -ml-1 inline-flex min-h-11 items-center rounded-md px-1 font-semibold text-selva underline underline-offset-4 hover:text-ink"
        >
          {copy.forgotten}
        </button>
      </div>
      <FormEnd
        problem={problem}
        busy={busy}
        action={copy.signInAction}
        busyLabel={copy.signInBusy}
      />
      {refusedFor === 'invalid-credentials' ? (
        <div className="rounded-lg bg-mango-soft p-4">
          <p>{copy.withoutPassword}</p>
          <Button look="outline" size="sm" className="mt-3" onClick={onForgotten}>
            {copy.choosePassword}
          </Button>
        </div>
      ) : null}
      <div className="border-t border-arena pt-4 text-center">
        <p className="text-muted">{copy.accessWithout}</p>
        <Button look="outline" className="mt-3 w-full" onClick={onAccess}>
          {linkForms.access.action}
        </Button>
      </div>
    </form>
  );
}
