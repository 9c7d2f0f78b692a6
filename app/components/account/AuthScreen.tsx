import {useNavigate, useSearchParams} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useStore} from 'zustand';
import {accountErrorText, auth as copy, linkQuestion, linkForms} from '~/copy/account';
import {redirectTarget} from '~/domain/account/redirect-target';
import {useAccount, linkStore} from '~/state/account/account';
import {showToast} from '~/state/toasts';
import {ButtonLink, Button} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';
import {AuthLayout, AuthWait, type AuthLayoutProps, usePatience} from './AuthLayout';
import {LinkQuestion} from './LinkQuestion';
import {openAccounts} from '~/state/account/connect-account';
import {Tabs} from '~/components/ui/choices/Tabs';
import {LinkForm} from './LinkForm';
import {SignUpForm} from './SignUpForm';
import {linkForm, signInForm} from '~/domain/account/credentials';
import {parseForm} from '~/domain/support/form';
import {EmailField, PasswordField, FormEnd, useAccountForm} from './AccountFields';

/** Purchase mails link to the library by way of this screen. */
const LIBRARY = '/mis-productos';

/** Sign-in and sign-up. Signed-in shoppers are redirected once no mailed link waits for an answer. */
export function AuthScreen() {
  const account = useAccount((current) => current);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const outOfPatience = usePatience(account.status === 'unknown');
  const target = redirectTarget(parameters.get('volver'));
  const signedIn = account.status === 'signed-in';
  const deadLink =
    account.status === 'signed-out' && account.problem === 'dead-link' ? account : null;

  const link = useStore(linkStore, (current) => current.link);
  const isAsked = link?.status === 'asked';
  const isPurchase = isAsked && !link.changesAddress && target === LIBRARY;
  // Null until the shopper chooses another form.
  const [asksLink, setAsksLink] = useState<boolean | null>(parameters.has('recuperar') || null);
  // Whoever comes by a mail, who is asked in a card without the benefits of an account.
  const isOnTheWay = target === LIBRARY && (account.status === 'unknown' || signedIn);
  // The library starts the download of somebody who comes by a mail for a single purchase.
  const byMail = useRef(false);
  useEffect(() => {
    if (isPurchase) byMail.current = true;
    if (signedIn && !link) navigate(target, {replace: true, state: {byMail: byMail.current}});
  }, [isPurchase, signedIn, link, target, navigate]);

  const layout: Omit<AuthLayoutProps, 'children'> = isAsked
    ? {icon: isPurchase ? undefined : 'user'}
    : isOnTheWay
      ? {heading: linkQuestion.purchase.title}
      : (asksLink ?? deadLink)
        ? {icon: 'mail'}
        : {heading: copy.heading, text: copy.text, benefits: copy.benefits};

  return (
    <AuthLayout {...layout}>
      {account.status === 'off' ? (
        <Notice tone="info" title={copy.off}>
          <p>{copy.offText}</p>
          <ButtonLink to="/categorias" size="sm" className="mt-4">
            {copy.browse}
          </ButtonLink>
        </Notice>
      ) : isAsked ? (
        <LinkQuestion
          link={link}
          isPurchase={isPurchase}
          onEntered={() =>
            showToast({tone: 'success', title: copy.welcome, text: copy.welcomeText})
          }
        />
      ) : account.status === 'signed-out' || outOfPatience ? (
        <>
          {deadLink || (account.status === 'signed-out' && !account.problem) ? null : (
            <Unreachable />
          )}
          <AuthForms
            initialView={parameters.has('recuperar') ? 'reset' : deadLink ? 'access' : 'sign-in'}
            deadLink={deadLink}
            onLinkForm={setAsksLink}
          />
        </>
      ) : (
        <AuthWait label={signedIn && !link ? copy.entering : copy.checking} />
      )}
    </AuthLayout>
  );
}

function Unreachable() {
  return (
    <div className="mb-6">
      <Notice tone="warning" title={copy.uncheckedTitle}>
        <p>{accountErrorText({code: 'unreachable'})}</p>
      </Notice>
    </div>
  );
}

type View = 'sign-in' | 'sign-up' | 'reset' | 'access';

/**
 * The two tabs, and the forms that ask for a link: a new password, or to enter without one. A typed e-mail is taken from one to the next.
 */
interface AuthFormsProps {
  readonly initialView: View;
  /** The link that opened the page, if it is used or too old. */
  readonly deadLink: {readonly email?: string} | null;
  /** Called with whether a form that asks for a link is shown. */
  readonly onLinkForm: (isShown: boolean) => void;
}

function AuthForms({initialView, deadLink, onLinkForm}: AuthFormsProps) {
  const [view, setView] = useState(initialView);
  const [email, setEmail] = useState(deadLink?.email ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const boxes = () => [...(root.current?.querySelectorAll<HTMLInputElement>('[name=email]') ?? [])];

  /** Prefills the hidden forms' e-mail. */
  function take(typed: string) {
    for (const box of boxes()) if (box.closest('[hidden]')) box.value = typed;
    setEmail(typed);
  }

  function show(next: View) {
    const typed = boxes().find((box) => !box.closest('[hidden]'))?.value;
    if (typed) take(typed);
    setIsAsked(view === 'sign-in' && parseForm(linkForm, {email: typed}).ok);
    setView(next);
    onLinkForm(next === 'reset' || next === 'access');
  }

  return (
    // Entering a field preloads the account backend's client.
    <div ref={root} onFocus={fetchClient}>
      {view === 'reset' || view === 'access' ? (
        <LinkForm
          key={view}
          kind={view}
          dead={deadLink !== null}
          isPage
          email={email}
          // The button below the sign-in form was the press.
          sendsAtOnce={isAsked && view === 'access'}
          onBack={() => show('sign-in')}
        />
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

interface SignInFormProps {
  /** Initial value. */
  readonly email: string;
  readonly onForgotten: () => void;
  /** Switches to signing in with a mailed link. */
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
          className="mt-1 -ml-1 inline-flex min-h-11 items-center rounded-md px-1 text-selva underline underline-offset-4 hover:text-ink"
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
      <div className="grid gap-3 border-t border-arena pt-5 text-center">
        <p className="text-sm text-muted">{copy.accessWithout}</p>
        <Button look="outline" onClick={onAccess}>
          {linkForms.access.action}
        </Button>
      </div>
    </form>
  );
}
