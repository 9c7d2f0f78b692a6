import {Link} from '@remix-run/react';
import {useState} from 'react';
import {registerVersion as copy} from '~/copy/dossier';
import {registerVersion, type Registration} from '~/state/rebrand/register-version';
import type {MadeFile} from '~/workers/rebrand/job';
import {Button} from '../ui/Button';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {Notice} from '../ui/notices/Notice';

interface RegisterVersionProps {
  /** Id of the right to the purchase's files. */
  readonly purchase: string;
  readonly files: readonly MadeFile[];
}

/** Adds the digests of an edition's files to the dossier of its purchase. */
export function RegisterVersion({purchase, files}: RegisterVersionProps) {
  const [state, setState] = useState<Registration | 'working' | null>(null);

  async function register() {
    if (state === 'working') return;
    setState('working');
    setState(await registerVersion(purchase, files));
  }

  if (state && state !== 'working' && state.ok) {
    return (
      <DoneNotice title={copy.done(state.number)}>
        <p>
          {copy.doneText}{' '}
          <Link to={`/certificado/${state.certificateId}`} className="underline">
            {copy.see}
          </Link>
        </p>
      </DoneNotice>
    );
  }
  return (
    <div className="grid gap-3 rounded-lg border-2 border-arena p-4">
      <h3 className="text-lg">{copy.title}</h3>
      <p className="text-sm text-muted">{copy.text}</p>
      {state && state !== 'working' ? (
        <Notice tone="destructive" title={copy.failed}>
          <p>{copy.failures[state.error]}</p>
        </Notice>
      ) : null}
      <Button look="secondary" aria-disabled={state === 'working'} onClick={() => void register()}>
        {state === 'working' ? copy.working : copy.action}
      </Button>
    </div>
  );
}
