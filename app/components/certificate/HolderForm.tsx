import {useRevalidator} from '@remix-run/react';
import {useEffect, useState, type FormEvent} from 'react';
import {certificateHolder as copy} from '~/copy/certificate';
import {MAX_HOLDER_LENGTH} from '~/domain/certificate/certificate';
import {useAccount} from '~/state/account/account';
import {nameHolder, ownOrderSalt} from '~/state/certificates';
import {Button} from '../ui/Button';
import {TextField} from '../ui/Field';

interface HolderFormProps {
  readonly id: string;
  /** Who is named now; null for nobody. */
  readonly holder: string | null;
  /** Called when a name was not saved: the certificate may hold no longer. */
  readonly onFailure: () => Promise<void>;
}

/** For the certificate's owner alone: to be named on it, or no more. */
export function HolderForm({id, holder, onFailure}: HolderFormProps) {
  const userId = useAccount((account) => (account.status === 'signed-in' ? account.userId : null));
  const {revalidate} = useRevalidator();
  const [orderSalt, setOrderSalt] = useState<string | null>(null);
  const [state, setState] = useState<'saving' | 'saved' | 'failed' | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    setOrderSalt(null);
    if (userId) void ownOrderSalt(id).then((salt) => current && setOrderSalt(salt));
    return () => {
      current = false;
    };
  }, [id, userId]);

  async function save(name: string | null) {
    if (state === 'saving') return;
    setState('saving');
    const saved = await nameHolder(id, name);
    setState(saved ? 'saved' : 'failed');
    if (saved) revalidate();
    else void onFailure();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('holder');
    const name = typeof typed === 'string' ? typed.trim() : '';
    setError(name ? null : copy.empty);
    if (name) void save(name);
  }

  if (!orderSalt) return null;
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-3 rounded-xl border border-arena bg-white p-5 shadow-card"
    >
      <h2 className="text-xl">{copy.title}</h2>
      <p className="text-sm text-muted">{copy.text}</p>
      <TextField
        label={copy.label}
        name="holder"
        maxLength={MAX_HOLDER_LENGTH}
        autoComplete="organization"
        defaultValue={holder ?? ''}
        error={error}
      />
      <Button type="submit" look="secondary" aria-disabled={state === 'saving'}>
        {copy.show}
      </Button>
      {holder ? (
        <Button look="outline" onClick={() => void save(null)}>
          {copy.hide}
        </Button>
      ) : null}
      <p role="status" className="text-sm font-bold empty:hidden">
        {state ? copy[state] : ''}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {copy.salt}: <code>{orderSalt}</code>
      </p>
    </form>
  );
}
