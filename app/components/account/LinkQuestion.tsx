import {useEffect, useRef, useState} from 'react';
import {accountErrorText, linkQuestion as copy} from '~/copy/account';
import {useAccount, type OpenedLink} from '~/state/account/account';
import {askAccounts} from '~/state/account/ask-accounts';
import type {LinkAnswer} from '~/state/account/follow-mailed-link';
import {showToast} from '~/state/toasts';
import {HEADING} from './AuthLayout';
import {BusyButton} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';

interface LinkQuestionProps {
  readonly link: OpenedLink & {readonly status: 'asked'};
  /** Whether the link came with a purchase's mail, so the shopper did not ask for it. */
  readonly isPurchase?: boolean;
  readonly onEntered?: () => void;
}

/** Names the account that a mailed link opens, and asks whether to enter it. */
export function LinkQuestion({link, isPurchase = false, onEntered}: LinkQuestionProps) {
  const current = useAccount((account) => (account.status === 'signed-in' ? account.email : null));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function answer(given: LinkAnswer) {
    setBusy(true);
    setProblem(null);
    const answered = await askAccounts((accounts) => accounts.answerLink(given));
    setBusy(false);
    if (!answered.ok) setProblem(accountErrorText(answered.error));
    else if (given.enter && link.changesAddress) {
      showToast({tone: 'success', title: copy.change.done, text: copy.change.doneText});
    } else if (given.enter) onEntered?.();
    else showToast({tone: 'success', title: copy.refused, text: copy.refusedText});
  }

  const texts = link.changesAddress ? copy.change : isPurchase ? {...copy, ...copy.purchase} : copy;
  const takesWishes = link.wishes > 0;
  // Nothing is left behind in a browser without another session.
  const leaves = current !== null && current !== link.email;
  return (
    <div className="grid gap-6">
      <div className="text-center">
        <h1 ref={heading} tabIndex={-1} className={`outline-none ${HEADING}`}>
          {leaves && !link.changesAddress ? copy.question : texts.heading}
        </h1>
        <p className="mt-3 wrap-anywhere text-muted">
          {texts.text} <strong className="block text-ink">{link.email}</strong>
        </p>
        {!link.changesAddress && leaves ? (
          <p className="mt-3 wrap-anywhere text-muted">{copy.leaves(current)}</p>
        ) : null}
        {takesWishes ? <p className="mt-3 text-muted">{copy.wishes(link.wishes)}</p> : null}
      </div>
      {isPurchase ? null : <Notice tone="info" title={texts.warning} />}
      {problem ? (
        <Notice tone="destructive" title={copy.failed}>
          <p>{problem}</p>
        </Notice>
      ) : null}
      <div className="grid gap-3">
        <BusyButton
          size="lg"
          busy={busy}
          onClick={() => void answer({enter: true, withWishes: takesWishes})}
        >
          {busy ? copy.busy : takesWishes ? copy.enterWithWishes : texts.enter}
        </BusyButton>
        {takesWishes ? (
          <BusyButton
            look="outline"
            busy={busy}
            onClick={() => void answer({enter: true, withWishes: false})}
          >
            {copy.enterWithout}
          </BusyButton>
        ) : null}
        {isPurchase && !leaves ? null : (
          <BusyButton
            look="quiet"
            busy={busy}
            onClick={() => void answer({enter: false, withWishes: false})}
          >
            {texts.refuse}
          </BusyButton>
        )}
      </div>
      {isPurchase ? <p className="text-center text-sm text-muted">{texts.warning}</p> : null}
    </div>
  );
}
