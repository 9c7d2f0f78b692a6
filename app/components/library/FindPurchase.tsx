import {namesAnOrder} from '@common/names-an-order';
import {useState} from 'react';
import * as v from 'valibot';
import {findPurchaseCopy as copy} from '~/copy/library';
import {MAX_ORDER_LENGTH} from '~/domain/limits';
import {requiredEmail, requiredText} from '~/domain/support/form';
import {findPurchase} from '~/state/library/ask-purchases';
import {useRootData} from '~/state/root-data';
import {TextField} from '../ui/Field';
import {BusyButton} from '~/components/ui/Button';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {Notice} from '../ui/notices/Notice';
import {useForm} from '../ui/use-form';

const schema = v.object({
  order: v.pipe(requiredText(MAX_ORDER_LENGTH), v.check(namesAnOrder, 'no-order-number')),
  email: requiredEmail,
});

type Outcome = 'asked' | 'invalid' | 'too-many' | 'failed';

/** 'No encuentro mi compra': requests the mail again by order number and address. */
export function FindPurchase() {
  const accounts = useRootData()?.accounts ?? null;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const {ref, busy, problems, submit, control} = useForm({
    id: 'buscar',
    schema,
    async send(values) {
      setOutcome(accounts ? await findPurchase(accounts, values) : 'failed');
    },
  });

  return (
    <form
      ref={ref}
      id="buscar"
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-2xl border border-arena bg-white p-8 shadow-card"
    >
      <div>
        <h2 className="text-2xl sm:text-3xl">{copy.title}</h2>
        <p className="mt-2 text-muted">{copy.text}</p>
      </div>
      <TextField
        label={copy.order}
        {...control('order')}
        autoComplete="off"
        placeholder="RP-1001"
        required
      />
      <TextField
        label={copy.email}
        {...control('email')}
        type="email"
        autoComplete="email"
        required
      />
      {busy ? null : <Answer outcome={problems.length > 0 ? 'invalid' : outcome} />}
      <BusyButton type="submit" look="secondary" busy={busy}>
        {busy ? copy.sending : copy.send}
      </BusyButton>
    </form>
  );
}

function Answer({outcome}: {outcome: Outcome | null}) {
  switch (outcome) {
    case null:
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
