import {useRef, useState} from 'react';
import {auth as copy} from '~/copy/account';
import {openAccounts} from '~/state/account/connect-account';
import {Tabs} from '~/components/ui/choices/Tabs';
import {ResetForm} from './ResetForm';
import {SignInForm} from './SignInForm';
import {SignUpForm} from './SignUpForm';

type View = 'sign-in' | 'sign-up' | 'reset';

/**
 * The two tabs, and the form for a forgotten password. A typed e-mail is taken from one to the next.
 */
export function AuthForms({initialView}: {initialView: View}) {
  const [view, setView] = useState(initialView);
  const [email, setEmail] = useState('');
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
      {view === 'reset' ? (
        <ResetForm email={email} onBack={() => show('sign-in')} />
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
              content: <SignInForm email={email} onForgotten={() => show('reset')} />,
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
