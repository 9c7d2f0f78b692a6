import {useState, type FormEvent, type ReactNode, useEffect} from 'react';
import {certificateHolder as copy} from '~/copy/certificate';
import {MAX_HOLDER_LENGTH} from '~/domain/certificate/certificate';
import {Button} from '../ui/Button';
import {TextField} from '../ui/Field';
import {useRevalidator} from '@remix-run/react';
import {useAccount} from '~/state/account/account';
import {nameHolder, ownOrderSalt, type Named} from '~/state/certificates';

interface HolderFormProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly action: string;
  /** The current holder's name, or null. */
  readonly holder: string | null;
  /** Sets or clears the holder's name. Never rejects. */
  readonly save: (holder: string | null) => Promise<Named>;
  readonly children?: ReactNode;
}

/** Sets or clears the holder's name on a certificate. */
export function HolderForm({title, text, action, holder, save, children}: HolderFormProps) {
  const [state, setState] = useState<'saving' | Named | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function name(next: string | null) {
    if (state === 'saving') return;
    setState('saving');
    setState(await save(next));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('holder');
    const next = typeof typed === 'string' ? typed.trim() : '';
    setError(next ? null : copy.empty);
    if (next) void name(next);
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-3 rounded-xl border border-arena bg-white p-5 shadow-card"
    >
      {title}
      <p className="text-sm text-muted">{text}</p>
      <TextField
        label={copy.label}
        name="holder"
        maxLength={MAX_HOLDER_LENGTH}
        autoComplete="organization"
        defaultValue={holder ?? ''}
        error={error}
      />
      <Button type="submit" look="secondary" aria-disabled={state === 'saving'}>
        {action}
      </Button>
      {holder ? (
        <Button look="outline" onClick={() => void name(null)}>
          {copy.hide}
        </Button>
      ) : null}
      <p role="status" className="text-sm font-bold empty:fixed">
        {state ? copy[state] : ''}
      </p>
      {children}
    </form>
  );
}

interface OwnHolderFormProps {
  readonly id: string;
  /** The current holder's name, or null. */
  readonly holder: string | null;
  /** Called when a name was not saved: the certificate may hold no longer. */
  readonly onFailure: () => Promise<void>;
}

/** The form for the certificate's owner, using their session. */
export function OwnHolderForm({id, holder, onFailure}: OwnHolderFormProps) {
  const userId = useAccount((account) => (account.status === 'signed-in' ? account.userId : null));
  const {revalidate} = useRevalidator();
  const [orderSalt, setOrderSalt] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    setOrderSalt(null);
    if (userId) void ownOrderSalt(id).then((salt) => current && setOrderSalt(salt));
    return () => {
      current = false;
    };
  }, [id, userId]);

  async function save(name: string | null) {
    const saved = await nameHolder(id, name);
    if (saved === 'saved') revalidate();
    else if (saved === 'failed') void onFailure();
    return saved;
  }

  if (!orderSalt) return null;
  return (
    <HolderForm
      title={<h2 className="text-xl">{copy.title}</h2>}
      text={copy.text}
      action={copy.show}
      holder={holder}
      save={save}
    >
      <details className="text-sm text-muted">
        <summary className="inline-flex min-h-11 items-center underline">{copy.salt}</summary>
        <p className="wrap-anywhere">
          {copy.saltText} <code className="block">{orderSalt}</code>
        </p>
      </details>
    </HolderForm>
  );
}
