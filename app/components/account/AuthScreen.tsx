import {useNavigate, useSearchParams} from '@remix-run/react';
import {useEffect} from 'react';
import {useStore} from 'zustand';
import {accountErrorText, auth as copy, linkQuestion} from '~/copy/account';
import {redirectTarget} from '~/domain/account/redirect-target';
import {useAccount} from '~/state/account/account';
import {linkStore} from '~/state/account/opened-link';
import {showToast} from '~/state/toasts';
import {ButtonLink} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';
import {AuthForms} from './AuthForms';
import {AuthLayout, AuthWait} from './AuthLayout';
import {LinkQuestion} from './LinkQuestion';
import {usePatience} from './use-patience';

/** The mails of a purchase lead there, by way of this screen. */
const LIBRARY = '/mis-productos';

/** Sign-in and sign-up; who is signed in, now or later, is sent on once no mailed link waits for an answer. */
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
  useEffect(() => {
    if (signedIn && !link) navigate(target, {replace: true});
  }, [signedIn, link, target, navigate]);

  return (
    <AuthLayout
      heading={copy.heading}
      text={isPurchase ? linkQuestion.purchase.intro : copy.text}
      persuades={!isPurchase}
    >
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
          <AccountProblem
            problem={account.status === 'signed-out' ? account.problem : 'unreachable'}
          />
          <AuthForms
            initialView={parameters.has('recuperar') ? 'reset' : deadLink ? 'access' : 'sign-in'}
            initialEmail={deadLink?.email}
          />
        </>
      ) : (
        <AuthWait label={signedIn && !link ? copy.entering : copy.checking} />
      )}
    </AuthLayout>
  );
}

function AccountProblem({problem}: {problem: 'unreachable' | 'dead-link' | undefined}) {
  if (!problem) return null;
  const [title, text] =
    problem === 'dead-link'
      ? [copy.deadLink, copy.deadLinkText]
      : [copy.uncheckedTitle, accountErrorText({code: 'unreachable'})];
  return (
    <div className="mb-6">
      <Notice tone="warning" title={title}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}
