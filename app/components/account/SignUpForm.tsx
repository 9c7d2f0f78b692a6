import {Link} from '@remix-run/react';
import {Fragment, useState} from 'react';
import type {PolicyHandle} from '~/domain/policies/policies';
import {auth as copy} from '~/copy/account';
import {policies, policyLinks} from '~/copy/policies';
import {signUpForm} from '~/domain/account/credentials';
import {useSeller} from '~/state/root-data';
import {Button} from '~/components/ui/Button';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {EmailField, NewPasswordFields, FormEnd, useAccountForm} from './AccountFields';

const SIGN_UP_POLICIES: readonly PolicyHandle[] = ['terms-of-service', 'privacy-policy'];

interface SignUpFormProps {
  /** Initial value. */
  readonly email: string;
  /** The account exists or waits for confirmation of its address. */
  readonly onSignedUp: (email: string) => void;
  readonly onSignIn: () => void;
}

interface Outcome {
  readonly email: string;
  readonly pending: boolean;
}

/** Success clears the three fields and stays on the page (docs/product.md 9.2). */
export function SignUpForm({email, onSignedUp, onSignIn}: SignUpFormProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const {busy, problem, mark, form} = useAccountForm({
    schema: signUpForm,
    failed: copy.signUpFailed,
    ask: (accounts, credentials) => accounts.signUp(credentials),
    onDone({pending}, sent, element) {
      for (const input of element.querySelectorAll('input')) input.value = '';
      setOutcome({email: sent.email, pending});
      onSignedUp(sent.email);
    },
  });

  return (
    <form {...form}>
      {outcome && !busy && !problem ? <SignedUp {...outcome} onSignIn={onSignIn} /> : null}
      <EmailField defaultValue={email} {...mark('email')} />
      <NewPasswordFields labels={copy} mark={mark} />
      <FormEnd
        problem={problem}
        busy={busy}
        action={copy.signUpAction}
        busyLabel={copy.signUpBusy}
      />
      {useSeller().seller ? (
        <p className="text-sm text-muted">
          {policies.signUp}{' '}
          {SIGN_UP_POLICIES.map((handle, index) => (
            <Fragment key={handle}>
              {index > 0 ? policies.and : null}
              <Link to={`/politicas/${handle}`} className="py-3 underline underline-offset-4">
                {policyLinks.names[handle]}
              </Link>
            </Fragment>
          ))}
        </p>
      ) : null}
    </form>
  );
}

function SignedUp({email, pending, onSignIn}: Outcome & {onSignIn: () => void}) {
  return (
    <DoneNotice tone={pending ? 'info' : 'success'} title={pending ? copy.pending : copy.created}>
      <p className="wrap-anywhere">{pending ? copy.pendingText(email) : copy.createdText}</p>
      <Button look="secondary" size="sm" onClick={onSignIn} className="mt-3">
        {copy.goToSignIn}
      </Button>
    </DoneNotice>
  );
}
