import {Link} from '@remix-run/react';
import {useState, type FormEvent} from 'react';
import {verifyForm as copy} from '~/copy/certificate';
import {Button} from '../ui/Button';
import {TextArea} from '../ui/Field';
import {useScripted} from '../ui/hydration/use-browser';
import {Notice} from '../ui/notices/Notice';
import {askStatus, type AskedStatus} from './ask-status';
import {checkCredential, type Checked} from './check-credential';
import {SignatureCheck} from './SignatureCheck';

/** Takes a pasted credential and says what comes of it. */
export function VerifyForm() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [status, setStatus] = useState<AskedStatus | null>(null);
  const [busy, setBusy] = useState(false);
  // Pressed before this code is here, the browser would send the form, and what was pasted would be gone.
  const scripted = useScripted();

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget).get('credential');
    setBusy(true);
    setChecked(null);
    setStatus(null);
    const token = typeof typed === 'string' ? typed.trim() : '';
    const result = await checkCredential(token);
    setChecked(result);
    if (result.ok) setStatus(await askStatus(result.credential, token));
    setBusy(false);
  }

  return (
    <div data-needs-script="" className="mt-6 grid gap-6">
      <form onSubmit={(event) => void verify(event)} className="grid gap-4">
        <TextArea
          label={copy.label}
          name="credential"
          rows={6}
          required
          spellCheck={false}
          autoComplete="off"
          placeholder={copy.placeholder}
        />
        <Button type="submit" disabled={!scripted} aria-disabled={busy}>
          {copy.verify}
        </Button>
      </form>
      {busy || checked ? <SignatureCheck checked={checked} /> : null}
      {status ? <StatusNotice {...status} /> : null}
    </div>
  );
}

function StatusNotice({status, path, title, holder}: AskedStatus) {
  return (
    <Notice tone={status === 'valid' ? 'success' : 'warning'} title={copy.status[status]}>
      <p>{title}</p>
      <p>{holder ? copy.holder(holder) : copy.noHolder}</p>
      {path && status !== 'unknown' && status !== 'unavailable' ? (
        <Link to={path} className="font-bold text-selva underline underline-offset-4">
          {copy.seeCertificate}
        </Link>
      ) : null}
    </Notice>
  );
}
