import {Link} from '@remix-run/react';
import {verifyPage as copy} from '~/copy/certificate';
import {VerifyForm} from './VerifyForm';

/** A credential is pasted and verified here, in the reader's own browser. */
export function VerifyScreen() {
  return (
    <section className="page py-8">
      <div className="max-w-2xl">
        <h1 className="text-3xl sm:text-4xl">{copy.heading}</h1>
        <p className="mt-3 text-muted">{copy.text}</p>
        <VerifyForm />
        <noscript>{copy.withoutScript}</noscript>
        <p className="mt-6">
          <Link
            to="/certificado/ejemplo"
            className="font-bold text-selva underline underline-offset-4"
          >
            {copy.sample}
          </Link>
        </p>
      </div>
    </section>
  );
}
