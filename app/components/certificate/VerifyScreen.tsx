import {Link, useNavigate} from '@remix-run/react';
import {verifyPage as copy, verifyForm} from '~/copy/certificate';
import {useState, type FormEvent} from 'react';
import {Button} from '~/components/ui/Button';
import {TextArea} from '~/components/ui/Field';
import {useHydrated} from '~/state/browser/hydrated';
import {Notice} from '~/components/ui/notices/Notice';
import {askStatus, type AskedStatus, checkCredential, type Checked} from './check-credential';
import {SignatureCheck} from './CertificateFace';

/** A credential is pasted and verified here, in the reader's own browser. */
export function VerifyScreen() {
  return (
    <section className="page py-8">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-3xl sm:text-4xl">{copy.heading}</h1>
        <p className="mt-3 text-muted">{copy.text}</p>
        <VerifyForm />
        <noscript>{copy.withoutScript}</noscript>
        <p className="mt-6">
          <Link to="/certificado/ejemplo" className="text-selva underline underline-offset-4">
            {copy.sample}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The address of a certificate's page, which shows the same check. */
const PAGE = /(\/certificado\/[0-9a-f]{32})\b/;

/** Verifies a pasted credential and shows the result; a pasted address leads to its page. */
function VerifyForm() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [status, setStatus] = useState<AskedStatus | null>(null);
  const [busy, setBusy] = useState(false);
  // Before hydration the browser would submit the form and lose the pasted text.
  const scripted = useHydrated();
  const navigate = useNavigate();

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget).get('credential');
    // A mail breaks a long code into lines.
    const token = typeof typed === 'string' ? typed.replace(/\s/g, '') : '';
    const [, page] = PAGE.exec(token) ?? [];
    if (page) return navigate(page);
    setBusy(true);
    setChecked(null);
    setStatus(null);
    const result = await checkCredential(token);
    setChecked(result);
    if (result.ok) setStatus(await askStatus(result.credential, token));
    setBusy(false);
  }

  return (
    <div data-needs-script="" className="mt-6 grid gap-6">
      <form onSubmit={(event) => void verify(event)} className="grid gap-4">
        <TextArea
          label={verifyForm.label}
          name="credential"
          rows={6}
          required
          spellCheck={false}
          autoComplete="off"
          placeholder={verifyForm.placeholder}
        />
        <Button type="submit" disabled={!scripted} aria-disabled={busy}>
          {verifyForm.verify}
        </Button>
      </form>
      {busy || checked ? <SignatureCheck checked={checked} /> : null}
      {status ? <StatusNotice {...status} /> : null}
    </div>
  );
}

function StatusNotice({status, path, title, holder}: AskedStatus) {
  return (
    <Notice tone={status === 'valid' ? 'success' : 'warning'} title={verifyForm.status[status]}>
      <p>{title}</p>
      <p>{holder ? verifyForm.holder(holder) : verifyForm.noHolder}</p>
      {path && status !== 'unknown' && status !== 'unavailable' ? (
        <Link to={path} className="text-selva underline underline-offset-4">
          {verifyForm.seeCertificate}
        </Link>
      ) : null}
    </Notice>
  );
}
