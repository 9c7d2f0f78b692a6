import {useRevalidator} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {certificateHolder as copy} from '~/copy/certificate';
import {useAccount} from '~/state/account/account';
import {nameHolder, ownOrderSalt} from '~/state/certificates';
import {HolderForm} from './HolderForm';

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
    if (saved) revalidate();
    else void onFailure();
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
      <p className="text-sm wrap-anywhere text-muted">
        {copy.salt}: <code>{orderSalt}</code>
      </p>
    </HolderForm>
  );
}
