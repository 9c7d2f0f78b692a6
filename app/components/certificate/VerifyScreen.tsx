import {Link, useNavigate} from '@remix-run/react';
import {verifyPage as copy, verifyForm} from '~/copy/certificate';
import {useState, type FormEvent} from 'react';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {Button, ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {TextArea} from '~/components/ui/Field';
import {useHydrated} from '~/state/browser/hydrated';
import {Notice} from '~/components/ui/notices/Notice';
import {askStatus, type AskedStatus, checkCredential, type Checked} from './check-credential';
import {SignatureCheck} from './CertificateFace';

/** A credential is pasted and verified here, in the reader's own browser. */
export function VerifyScreen() {
  return (
    <>
      <ListHeader title={copy.heading} description={copy.text} facts={[]} trail={[]} />
      <div className="page grid items-start gap-8 pb-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="rounded-2xl border border-arena bg-white p-5 shadow-card sm:p-8">
          <VerifyForm />
          <noscript>{copy.withoutScript}</noscript>
        </div>
        <section className="rounded-2xl bg-paper-deep px-7 py-8">
          <h2 className="text-2xl">{copy.answers.title}</h2>
          <ul className="mt-4 grid gap-4">
            {copy.answers.list.map(({icon, text}) => (
              <li key={icon} className="flex gap-3">
                <Icon name={icon} className="mt-0.5 size-5 text-selva" />
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ul>
          <p className="mt-5 text-muted">{copy.where}</p>
          <ButtonLink to="/certificado/ejemplo" look="outline" className="mt-5">
            {copy.sample}
          </ButtonLink>
        </section>
      </div>
    </>
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
    <div data-needs-script="" className="grid gap-6">
      <form onSubmit={(event) => void verify(event)} className="grid gap-4">
        <TextArea
          label={verifyForm.label}
          name="credential"
          rows={4}
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
