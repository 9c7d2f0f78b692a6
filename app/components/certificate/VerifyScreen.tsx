import {Link} from '@remix-run/react';
import {useState, type FormEvent} from 'react';
import {verifyPage as copy} from '~/copy/certificate';
import {Button} from '../ui/Button';
import {TextArea} from '../ui/Field';
import {Notice} from '../ui/Notice';
import {askStatus, type AskedStatus} from './ask-status';
import {SignatureCheck} from './SignatureCheck';
import {checkCredential, type Checked} from './use-verification';

const LINK = 'font-bold text-selva underline underline-offset-4';

/** A credential is pasted and verified here, in the reader's own browser. */
export function VerifyScreen() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [status, setStatus] = useState<AskedStatus | null>(null);
  const [busy, setBusy] = useState(false);

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget).get('credential');
    setBusy(true);
    setChecked(null);
    setStatus(null);
    const result = await checkCredential(typeof typed === 'string' ? typed.trim() : '');
    setChecked(result);
    if (result.ok) setStatus(await askStatus(result.credential));
    setBusy(false);
  }

  return (
    <section className="page grid grid-cols-1 gap-6 py-8">
      <div className="max-w-2xl">
        <h1 className="text-3xl sm:text-4xl">{copy.heading}</h1>
        <p className="mt-3 text-muted">{copy.text}</p>
        <form
          data-needs-script=""
          onSubmit={(event) => void verify(event)}
          className="mt-6 grid gap-4"
        >
          <TextArea
            label={copy.label}
            name="credential"
            rows={6}
            required
            spellCheck={false}
            autoComplete="off"
            placeholder={copy.placeholder}
          />
          <Button type="submit" aria-disabled={busy}>
            {copy.verify}
          </Button>
        </form>
        <noscript>{copy.withoutScript}</noscript>
        {busy || checked ? (
          <div className="mt-6 grid gap-4">
            <SignatureCheck checked={checked} />
            {status ? <StatusNotice {...status} /> : null}
          </div>
        ) : null}
        <p className="mt-6">
          <Link to="/certificado/ejemplo" className={LINK}>
            {copy.sample}
          </Link>
        </p>
      </div>
    </section>
  );
}

function StatusNotice({status, path, title}: AskedStatus) {
  return (
    <Notice tone={status === 'valid' ? 'success' : 'warning'} title={copy.status[status]}>
      <p>{title}</p>
      {path && (status === 'valid' || status === 'revoked') ? (
        <Link to={path} className={LINK}>
          {copy.seeCertificate}
        </Link>
      ) : null}
    </Notice>
  );
}
