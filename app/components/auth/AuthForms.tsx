import {useState} from 'react';
import {auth as copy} from '~/copy/auth';
import {openAccounts} from '~/state/account/connect-account';
import {Tabs} from '../ui/choices/Tabs';
import {ResetForm} from './ResetForm';
import {SignInForm} from './SignInForm';
import {SignUpForm} from './SignUpForm';

type View = 'sign-in' | 'sign-up' | 'reset';

/**
 * The two tabs, and the way out for who forgot the password. An e-mail that was typed goes along.
 * Lazy-loaded, hence the default export.
 */
export default function AuthForms({initialView}: {initialView: View}) {
  const [view, setView] = useState(initialView);
  const [signInEmail, setSignInEmail] = useState('');
  const [signUpEmail, setSignUpEmail] = useState('');

  function show(next: View) {
    const typed = view === 'sign-up' ? signUpEmail : signInEmail;
    if (typed) (next === 'sign-up' ? setSignUpEmail : setSignInEmail)(typed);
    setView(next);
  }

  return (
    // Whoever enters a field will soon need the account backend's client.
    <div onFocus={fetchClient}>
      {view === 'reset' ? (
        <ResetForm email={signInEmail} onEmail={setSignInEmail} onBack={() => show('sign-in')} />
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
                  email={signInEmail}
                  onEmail={setSignInEmail}
                  onForgotten={() => show('reset')}
                />
              ),
            },
            {
              id: 'sign-up',
              label: copy.signUp,
              content: (
                <SignUpForm
                  email={signUpEmail}
                  onEmail={setSignUpEmail}
                  onSignedUp={(email) => {
                    setSignInEmail(email);
                    setSignUpEmail('');
                  }}
                  onSignIn={() => show('sign-in')}
                />
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

/** A failure is dealt with when a form is sent. */
function fetchClient() {
  openAccounts().catch(() => {});
}
