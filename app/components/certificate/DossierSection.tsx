import {formatDate} from '@common/dates';
import {useEffect, useState, type ReactNode} from 'react';
import {dossier as copy} from '~/copy/dossier';
import {sha256Of} from '~/domain/certificate/certificate';
import {findFile, type Dossier, type FileDigest} from '~/domain/certificate/dossier';
import {formatBytes} from '~/domain/text/format-bytes';
import {Button, buttonClass} from '../ui/Button';
import {FileButton} from '../ui/FileButton';
import {Icon} from '../ui/Icon';
import {Notice} from '../ui/notices/Notice';
import {DossierButton} from './DossierButton';
import {readDossier, type DossierRead} from './read-dossier';

interface DossierSectionProps {
  readonly id: string;
  readonly isRevoked: boolean;
}

/** What the dossier says, and a check of files against it. Lazy-loaded, hence the default export. */
export default function DossierSection({id, isRevoked}: DossierSectionProps) {
  const [read, setRead] = useState<DossierRead | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    setRead(null);
    void readDossier(id).then((result) => gone || setRead(result));
    return () => {
      gone = true;
    };
  }, [id, attempt]);

  if (!read) return <p>{copy.loading}</p>;
  if (!read.ok) {
    const isInvalid = read.reason === 'invalid';
    return (
      <Notice
        tone={isInvalid ? 'destructive' : 'warning'}
        title={isInvalid ? copy.invalid : copy.failed}
      >
        <p>{isInvalid ? copy.invalidText : copy.failedText}</p>
        <Button
          look="outline"
          size="sm"
          className="mt-3"
          onClick={() => setAttempt((before) => before + 1)}
        >
          {copy.retry}
        </Button>
      </Notice>
    );
  }
  const {files, versions} = read.dossier;
  return (
    <div className="grid gap-6">
      {isRevoked ? null : (
        <p>
          <DossierButton certificateId={id} className={buttonClass({})}>
            <Icon name="download" className="size-5" />
            {copy.download}
          </DossierButton>
        </p>
      )}
      <FileCheck dossier={read.dossier} isRevoked={isRevoked} />
      <div>
        <h3 className="text-lg">{copy.delivered}</h3>
        {files.length === 0 ? <p className="mt-1 text-muted">{copy.noFiles}</p> : null}
        <FileList
          files={files}
          detail={({version}) => `${copy.version(version)} · `}
          label={copy.delivered}
        />
      </div>
      <div>
        <h3 className="text-lg">{copy.own}</h3>
        {versions.length === 0 ? <p className="mt-1 text-muted">{copy.noOwn}</p> : null}
        {[...versions].reverse().map(({number, registeredAt, files: own}) => (
          <details key={number} className="mt-2 rounded-lg border border-arena px-4">
            <summary className="flex min-h-11 items-center justify-between gap-2 font-bold">
              <span>
                {copy.ownVersion(number, formatDate(registeredAt))}{' '}
                <span className="font-normal text-muted">· {copy.count(own.length)}</span>
              </span>
              <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
            </summary>
            <FileList files={own} detail={() => ''} label={copy.ownVersion(number, '')} />
          </details>
        ))}
      </div>
    </div>
  );
}

interface FileListProps<File> {
  readonly files: readonly File[];
  readonly detail: (file: File) => string;
  readonly label: string;
}

function FileList<File extends FileDigest>({files, detail, label}: FileListProps<File>) {
  if (files.length === 0) return null;
  return (
    <>
      <ul aria-label={label} className="mt-2 border-t border-arena text-sm">
        {files.map((file) => (
          <li
            key={`${file.name}-${file.sha256}`}
            className="border-b border-arena py-2 wrap-anywhere last:border-b-0"
          >
            <strong>{file.name}</strong>{' '}
            <span className="whitespace-nowrap text-muted">
              {detail(file)}
              {formatBytes(file.bytes)}
            </span>
          </li>
        ))}
      </ul>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 items-center text-muted underline">
          {copy.codes}
        </summary>
        {files.map(({name, sha256}) => (
          <p key={`${name}-${sha256}`} className="mb-2 text-xs wrap-anywhere">
            {name} <code className="block text-muted">{sha256}</code>
          </p>
        ))}
      </details>
    </>
  );
}

interface Checked {
  readonly name: string;
  readonly isFound: boolean;
  readonly verdict: string;
}

/** Looks up files of the visitor by their digest, computed on the device. */
function FileCheck({dossier, isRevoked}: {dossier: Dossier; isRevoked: boolean}) {
  const [results, setResults] = useState<readonly Checked[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  async function check(files: readonly File[]) {
    if (files.length === 0 || isBusy) return;
    setBusy(true);
    const checked: Checked[] = [];
    // Checks one file after the other: they may be large.
    for (const file of files) checked.push(await checkFile(file, dossier, isRevoked));
    setResults(checked);
    setBusy(false);
  }

  return (
    <div
      className={`rounded-xl border-2 border-dashed p-4 sm:p-5 ${isOver ? 'border-selva bg-paper-deep' : 'border-arena-deep'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void check([...event.dataTransfer.files]);
      }}
    >
      <h3 className="text-lg">{copy.check}</h3>
      <p className="mt-1 text-sm text-muted">{copy.checkText}</p>
      <div className="mt-3">
        <FileButton
          label={copy.choose}
          size="sm"
          multiple
          onChoose={(files) => void check(files)}
        />
      </div>
      <div role="status">
        {isBusy ? <p className="mt-3">{copy.checking}</p> : null}
        {results.length > 0 && !isBusy ? (
          <ul className="mt-3 grid gap-2">
            {results.map(({name, isFound, verdict}, index) => (
              <Verdict key={`${index}-${name}`} isFound={isFound}>
                <strong>{name}</strong>: {verdict}
              </Verdict>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

function Verdict({isFound, children}: {isFound: boolean; children: ReactNode}) {
  return (
    <li className={`flex gap-2 ${isFound ? '' : 'text-coral'}`}>
      <Icon name={isFound ? 'circle-check' : 'triangle-alert'} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

async function checkFile(file: File, dossier: Dossier, isRevoked: boolean): Promise<Checked> {
  const {name} = file;
  const {matches, unreadable} = copy;
  try {
    const match = findFile(dossier, await sha256Of(await file.arrayBuffer()));
    if (!match) return {name, isFound: false, verdict: matches.none};
    const verdict =
      match.kind === 'delivered'
        ? matches.delivered(match.file.name, match.file.version)
        : matches.own(match.file.name, match.number);
    return isRevoked
      ? {name, isFound: false, verdict: `${verdict} ${matches.revoked}`}
      : {name, isFound: true, verdict};
  } catch {
    return {name, isFound: false, verdict: unreadable};
  }
}
