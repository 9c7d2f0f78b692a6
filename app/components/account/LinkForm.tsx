import {useEffect, useRef, useState} from 'react';
import {linkForms} from '~/copy/account';
import {linkForm} from '~/domain/account/credentials';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {Icon} from '~/components/ui/Icon';
import {EmailField, FormEnd, useAccountForm} from './AccountFields';

interface LinkFormProps {
  /** 'access': the link signs in; 'reset': it leads to the new-password screen. */
  readonly kind: 'access' | 'reset';
  /** Initial value. */
  readonly email: string;
  /** Whether to request the link as soon as the form is shown. */
  readonly sendsAtOnce?: boolean;
  /** Returns to the form that this form replaced; undefined if there was none. */
  readonly onBack?: () => void;
}

/** Requests a mailed link; the response does not reveal whether the address has an account. */
export function LinkForm({kind, email, sendsAtOnce = false, onBack}: LinkFormProps) {
  const copy = linkForms[kind];
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const {busy, problem, mark, form} = useAccountForm({
    schema: linkForm,
    failed: linkForms.failed,
    ask: (accounts, typed) =>
      kind === 'access' ? accounts.requestAccess(typed.email) : accounts.requestReset(typed.email),
    onDone: (_answer, typed) => setSentTo(typed.email),
  });

  const replaces = onBack !== undefined;
  useEffect(() => {
    // The heading takes the focus, because this form replaces the one that had it.
    if (replaces) heading.current?.focus();
  }, [replaces]);
  const {ref} = form;
  useEffect(() => {
    if (sendsAtOnce) ref.current?.requestSubmit();
  }, [sendsAtOnce, ref]);

  return (
    <div>
      {onBack ? (
        <button
          type="button"
          onClick={onBack}
          className="-mt-2 mb-3 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-bold hover:bg-paper-deep"
        >
          <Icon name="arrow-left" />
          {linkForms.back}
        </button>
      ) : null}
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {copy.heading}
      </h2>
      <p className="mt-2 mb-5 text-muted">{copy.text}</p>
      <form {...form}>
        <EmailField defaultValue={email} {...mark('email')} />
        {sentTo && !busy && !problem ? (
          <DoneNotice title={linkForms.sent}>
            <p className="wrap-anywhere">{copy.sentText(sentTo)}</p>
          </DoneNotice>
        ) : null}
        <FormEnd problem={problem} busy={busy} action={copy.action} busyLabel={linkForms.busy} />
      </form>
    </div>
  );
}
