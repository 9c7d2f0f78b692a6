import {useEffect, useRef, useState} from 'react';
import {resetCopy as copy} from '~/copy/auth';
import {emailError} from '~/domain/account/credentials';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {Icon} from '../ui/Icon';
import {EmailField} from './AccountFields';
import {FormEnd} from './FormEnd';
import {useAccountForm} from './use-account-form';

interface ResetFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Asks for the link to the new-password screen; the answer is the same whether the account exists. */
export function ResetForm({email, onEmail, onBack}: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const address = email.trim();
  const {busy, problem, mark, submit} = useAccountForm({
    failed: copy.failed,
    validate() {
      setSentTo(null);
      return emailError(email);
    },
    ask: (accounts) => accounts.requestReset(address),
    onDone: () => setSentTo(address),
  });

  // It takes the place of the form in which the focus was.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div>
      <button
        type="button"
        onClick={onBack}
        className="-mt-2 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-bold hover:bg-paper-deep"
      >
        <Icon name="arrow-left" />
        {copy.back}
      </button>
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-2xl outline-none">
        {copy.heading}
      </h2>
      <p className="mt-2 mb-5 text-muted">{copy.text}</p>
      <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <EmailField
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          {...mark('email')}
        />
        {sentTo ? (
          <DoneNotice title={copy.sent}>
            <p className="wrap-anywhere">{copy.sentText(sentTo)}</p>
          </DoneNotice>
        ) : null}
        <FormEnd problem={problem} busy={busy} action={copy.action} busyLabel={copy.busy} />
      </form>
    </div>
  );
}
