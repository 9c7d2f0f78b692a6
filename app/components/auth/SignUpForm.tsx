import {useState} from 'react';
import type {PolicyHandle} from '~/domain/site/policies';
import {auth as copy} from '~/copy/auth';
import {policies} from '~/copy/policies';
import {signUpError} from '~/domain/account/credentials';
import {PolicyLinks} from '../layout/PolicyLinks';
import {Button} from '../ui/Button';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {EmailField, NewPasswordFields, NO_PASSWORDS} from './AccountFields';
import {FormEnd} from './FormEnd';
import {useAccountForm} from './use-account-form';

const SIGN_UP_POLICIES: readonly PolicyHandle[] = ['terms-of-service', 'privacy-policy'];

interface SignUpFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The account is there, or waits for its address to be confirmed. */
  readonly onSignedUp: (email: string) => void;
  readonly onSignIn: () => void;
}

interface Outcome {
  readonly email: string;
  readonly pending: boolean;
}

/** Success clears the three fields and stays (docs/product.md 9.2). */
export function SignUpForm({email, onEmail, onSignedUp, onSignIn}: SignUpFormProps) {
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const address = email.trim();
  const {busy, problem, mark, submit} = useAccountForm({
    failed: copy.signUpFailed,
    validate() {
      setOutcome(null);
      return signUpError({email, ...passwords});
    },
    ask: (accounts) => accounts.signUp({email: address, password: passwords.password}),
    onDone({pending}) {
      setPasswords(NO_PASSWORDS);
      setOutcome({email: address, pending});
      onSignedUp(address);
    },
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {outcome ? <SignedUp {...outcome} onSignIn={onSignIn} /> : null}
      <EmailField
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        {...mark('email')}
      />
      <NewPasswordFields labels={copy} value={passwords} onChange={setPasswords} mark={mark} />
      <FormEnd
        problem={problem}
        busy={busy}
        action={copy.signUpAction}
        busyLabel={copy.signUpBusy}
      />
      <PolicyLinks handles={SIGN_UP_POLICIES} className="text-muted">
        {policies.signUp}
      </PolicyLinks>
    </form>
  );
}

function SignedUp({email, pending, onSignIn}: Outcome & {onSignIn: () => void}) {
  return (
    // Above the fields, out of a phone's sight.
    <DoneNotice tone={pending ? 'info' : 'success'} title={pending ? copy.pending : copy.created}>
      <p className="wrap-anywhere">{pending ? copy.pendingText(email) : copy.createdText}</p>
      <Button look="secondary" size="sm" onClick={onSignIn} className="mt-3">
        {copy.goToSignIn}
      </Button>
    </DoneNotice>
  );
}
