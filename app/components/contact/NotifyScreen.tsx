import {notify as copy, notifyErrors} from '~/copy/contact';
import type {NotifyAnswer} from '~/domain/support/notify-request';
import {ListHeader} from '../list/ListHeader';
import NotFound from '../layout/NotFound';
import {ButtonLink} from '../ui/Button';
import {Notice} from '../ui/Notice';
import {NotifyForm} from './NotifyForm';

interface NotifyScreenProps {
  /** Null when the address names nothing. */
  readonly subject: string | null;
  readonly answer: NotifyAnswer | undefined;
}

/** Where an e-mail is left, and what became of one. */
export function NotifyScreen({subject, answer}: NotifyScreenProps) {
  if (!subject) {
    return (
      <div className="page py-8">
        <NotFound title={copy.heading} text={notifyErrors['no-subject']} />
      </div>
    );
  }
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro(copy.what(subject))}
        facts={[]}
        trail={[]}
      />
      <div className="page pb-6">
        <div className="max-w-xl">
          {answer?.sent ? (
            <>
              <Notice tone="success" title={copy.doneTitle}>
                <p>{copy.done}</p>
              </Notice>
              <ButtonLink to="/ebooks-plr" look="outline" className="mt-5">
                {copy.back}
              </ButtonLink>
            </>
          ) : (
            <NotifyForm key={subject} subject={subject} answer={answer} />
          )}
        </div>
      </div>
    </>
  );
}
