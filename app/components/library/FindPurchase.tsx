import {useState, type FormEvent} from 'react';
import {fieldProblems} from '~/copy/field-problems';
import {findPurchaseCopy as copy} from '~/copy/library';
import {emailError} from '~/domain/account/credentials';
import {hasOrderNumber} from '~/domain/account/known-order';
import {asText} from '~/domain/text/parse-unknown';
import {useRootData} from '~/state/root-data';
import {findPurchase} from '~/state/library/ask-purchases';
import {BusyButton} from '../ui/notices/BusyButton';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {TextField} from '../ui/Field';
import {Notice} from '../ui/notices/Notice';

interface Wrong {
  readonly order?: string;
  readonly email?: string;
}

type Outcome = 'idle' | 'sending' | 'invalid' | 'asked' | 'too-many' | 'failed';

/** 'No encuentro mi compra': asks for the mail again, by order number and address. */
export function FindPurchase() {
  const accounts = useRootData()?.accounts ?? null;
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const [wrong, setWrong] = useState<Wrong>({});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome === 'sending') return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const order = (asText(typed.order) ?? '').trim();
    const email = (asText(typed.email) ?? '').trim();
    const found: Wrong = {
      ...(hasOrderNumber(order)
        ? null
        : {order: order ? copy.orderWithoutNumber : fieldProblems.missing}),
      ...(emailError(email) && {email: email ? fieldProblems.email : fieldProblems.missing}),
    };
    setWrong(found);
    const first = Object.keys(found)[0];
    if (first) {
      setOutcome('invalid');
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    setOutcome('sending');
    setOutcome(accounts ? await findPurchase(accounts, {order, email}) : 'failed');
  }

  return (
    <form
      id="buscar"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-4 rounded-2xl border border-arena bg-white p-8 shadow-card"
    >
      <div>
        <h2 className="text-2xl sm:text-3xl">{copy.title}</h2>
        <p className="mt-2 text-muted">{copy.text}</p>
      </div>
      <TextField
        label={copy.order}
        name="order"
        error={wrong.order ?? null}
        autoComplete="off"
        placeholder="RP-1001"
        required
      />
      <TextField
        label={copy.email}
        name="email"
        error={wrong.email ?? null}
        type="email"
        autoComplete="email"
        required
      />
      <Told outcome={outcome} />
      <BusyButton type="submit" look="secondary" busy={outcome === 'sending'}>
        {outcome === 'sending' ? copy.sending : copy.send}
      </BusyButton>
    </form>
  );
}

function Told({outcome}: {outcome: Outcome}) {
  switch (outcome) {
    case 'idle':
    case 'sending':
      return null;
    case 'asked':
      return (
        <DoneNotice title={copy.asked}>
          <p>{copy.askedText}</p>
        </DoneNotice>
      );
    default:
      return (
        <Notice tone="destructive" title={copy.failed}>
          <p>
            {outcome === 'invalid'
              ? copy.invalid
              : outcome === 'too-many'
                ? copy.tooMany
                : copy.failedText}
          </p>
        </Notice>
      );
  }
}
