import {useEffect, useRef, useState} from 'react';
import {resetCopy as copy} from '~/copy/account';
import {resetForm} from '~/domain/account/credentials';
import {DoneNotice} from '~/components/ui/notices/DoneNotice';
import {Icon} from '~/components/ui/Icon';
import {EmailField} from './AccountFields';
import {FormEnd} from './FormEnd';
import {useAccountForm} from './use-account-form';

interface ResetFormProps {
  /** What stands in the field at first. */
  readonly email: string;
  readonly onBack: () => void;
}

/** Asks for the link to the new-password screen; the answer is the same whether the account exists. */
export function ResetForm({email, onBack}: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const {busy, problem, mark, form} = useAccountForm({
    schema: resetForm,
    failed: copy.failed,
    ask: (accounts, typed) => accounts.requestReset(typed.email),
    onDone: (_answer, typed) => setSentTo(typed.email),
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
      <form {...form}>
        <EmailField defaultValue={email} {...mark('email')} />
        {sentTo && !busy && !problem ? (
          <DoneNotice title={copy.sent}>
            <p className="wrap-anywhere">{copy.sentText(sentTo)}</p>
          </DoneNotice>
        ) : null}
        <FormEnd problem={problem} busy={busy} action={copy.action} busyLabel={copy.busy} />
      </form>
    </div>
  );
}
