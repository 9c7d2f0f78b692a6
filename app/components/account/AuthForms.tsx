import {useRef, useState} from 'react';
import {auth as copy} from '~/copy/account';
import {openAccounts} from '~/state/account/connect-account';
import {Tabs} from '~/components/ui/choices/Tabs';
import {LinkForm} from './LinkForm';
import {SignInForm} from './SignInForm';
import {SignUpForm} from './SignUpForm';

type View = 'sign-in' | 'sign-up' | 'reset' | 'access';

/**
 * The two tabs, and the forms that ask for a link: a new password, or to enter without one. A typed e-mail is taken from one to the next.
 */
interface AuthFormsProps {
  readonly initialView: View;
  /** What stands in the field at first. */
  readonly initialEmail?: string;
}

export function AuthForms({initialView, initialEmail = ''}: AuthFormsProps) {
  const [view, setView] = useState(initialView);
  const [email, setEmail] = useState(initialEmail);
  const root = useRef<HTMLDivElement>(null);

  const boxes = () => [...(root.current?.querySelectorAll<HTMLInputElement>('[name=email]') ?? [])];

  /** Puts an e-mail into the forms that are not shown. */
  function take(typed: string) {
    for (const box of boxes()) if (box.closest('[hidden]')) box.value = typed;
    setEmail(typed);
  }

  function show(next: View) {
    const typed = boxes().find((box) => !box.closest('[hidden]'))?.value;
    if (typed) take(typed);
    setView(next);
  }

  return (
    // Whoever enters a field will soon need the account backend's client.
    <div ref={root} onFocus={fetchClient}>
      {view === 'reset' || view === 'access' ? (
        <LinkForm key={view} kind={view} email={email} onBack={() => show('sign-in')} />
      ) : (
        <Tabs<'sign-in' | 'sign-up'>
          label={copy.tabs}
          look="pill"
          current={view}
          onChange={show}
          tabs={[
            {
              id: 'sign-in',
              label: copy.signIn,
              content: (
                <SignInForm
                  email={email}
                  onForgotten={() => show('reset')}
                  onAccess={() => show('access')}
                />
              ),
            },
            {
              id: 'sign-up',
              label: copy.signUp,
              content: (
                <SignUpForm email={email} onSignedUp={take} onSignIn={() => setView('sign-in')} />
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

/** A failure shows when a form is sent. */
function fetchClient() {
  openAccounts().catch(() => {});
}
