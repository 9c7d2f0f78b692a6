import {useEffect, useRef, useState} from 'react';
import {linkForms} from '~/copy/account';
import {linkForm} from '~/domain/account/credentials';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {HEADING} from './AuthLayout';
import {EmailField, FormEnd, useAccountForm} from './AccountFields';

interface LinkFormProps {
  /** 'access': the link signs in; 'reset': it leads to the new-password screen. */
  readonly kind: 'access' | 'reset';
  /** Whether another link, which is used or too old, led here. */
  readonly dead?: boolean;
  /** Whether its heading is the page's. */
  readonly isPage?: boolean;
  /** Initial value. */
  readonly email: string;
  /** Whether to request the link as soon as the form is shown. */
  readonly sendsAtOnce?: boolean;
  /** Returns to the form that this form replaced; undefined if there was none. */
  readonly onBack?: () => void;
}

/** Requests a mailed link; the response does not reveal whether the address has an account. */
export function LinkForm(props: LinkFormProps) {
  const {kind, dead = false, isPage = false, email, sendsAtOnce = false, onBack} = props;
  const copy = {...linkForms[kind], ...(dead && kind === 'access' ? linkForms.dead : null)};
  const Heading = isPage ? 'h1' : 'h2';
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
    // Safari 15 has no `requestSubmit`.
    if (sendsAtOnce) ref.current?.querySelector<HTMLElement>('[type=submit]')?.click();
  }, [sendsAtOnce, ref]);

  const isSent = sentTo !== null && !busy && !problem;
  return (
    <div>
      <Heading
        ref={heading}
        tabIndex={-1}
        className={`outline-none ${isPage ? `text-center ${HEADING}` : 'text-2xl'}`}
      >
        {copy.heading}
      </Heading>
      {isSent ? (
        <div className="mt-5 grid gap-3">
          <DoneNotice title={linkForms.sent}>
            <p className="wrap-anywhere">{copy.sentText(sentTo)}</p>
          </DoneNotice>
          <Button look="quiet" onClick={() => setSentTo(null)}>
            {linkForms.again}
          </Button>
        </div>
      ) : (
        <>
          <p className={`mt-2 mb-5 text-muted ${isPage ? 'text-center' : ''}`}>{copy.text}</p>
          <form {...form}>
            <EmailField defaultValue={sentTo ?? email} {...mark('email')} />
            <FormEnd
              problem={problem}
              busy={busy}
              action={copy.action}
              busyLabel={linkForms.busy}
            />
          </form>
        </>
      )}
      {onBack ? (
        <Button look="quiet" className="mt-3 w-full" onClick={onBack}>
          <Icon name="arrow-left" />
          {linkForms.back}
        </Button>
      ) : null}
    </div>
  );
}
