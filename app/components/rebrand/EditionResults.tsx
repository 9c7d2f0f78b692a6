import {Link} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {calculator} from '~/copy/calculator';
import {registerVersion as registerCopy} from '~/copy/dossier';
import {marketplaceCopy} from '~/copy/marketplaces';
import {rebrand as copy} from '~/copy/rebrand';
import {formatBytes} from '~/domain/text/format-bytes';
import {registerVersion, type Registration} from '~/state/rebrand/purchase-edition';
import type {Answer, MadeFile} from '~/workers/rebrand/job';
import {Button, buttonClass} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {Notice} from '../ui/notices/Notice';

export type Done = Extract<Answer, {kind: 'done'}> & {readonly seconds: number};

interface EditionResultsProps {
  readonly done: Done;
  readonly title: string;
  readonly purchase: string | null;
}

/** The files that were made. Lazy-loaded, hence the default export. */
export default function EditionResults({done, title, purchase}: EditionResultsProps) {
  const {files, zip, refused, remarks, seconds} = done;
  return (
    <>
      <DoneNotice title={copy.doneTitle}>
        <p>{copy.doneText(files.length, seconds)}</p>
      </DoneNotice>
      <div className="grid grid-cols-3 gap-2">
        {files.map(({name, content}) =>
          SHOWN.test(name) ? <Preview key={name} content={content} /> : null,
        )}
      </div>
      {refused.map(({name, reason}) => (
        <Notice key={name} tone="warning" title={`${name} ${copy.refused[reason]}`} />
      ))}
      {remarks.map(({name, remark}) => (
        <Notice key={name} tone="info" title={`${name} ${copy.remarks[remark]}`} />
      ))}
      <SaveLink
        name={`${title.trim().replace(/[\\/:*?"<>|]/g, '') || 'tu-version'}.zip`}
        content={zip}
        className={buttonClass({look: 'primary', size: 'lg'})}
      >
        <Icon name="download" className="size-5" />
        {copy.all}
      </SaveLink>
      <section aria-label={copy.results} className="grid gap-4">
        {GROUPS.map((group) => {
          const own = files.filter(({name}) => groupOf(name) === group);
          if (own.length === 0) return null;
          const labels = own.map(({name}) => labelOf(name));
          return (
            <div key={group}>
              <h3 className="text-lg">{copy.groups[group]}</h3>
              <ul>
                {own.map(({name, content}, i) => (
                  <li key={name} className="border-b border-arena">
                    <SaveLink
                      name={name}
                      content={content}
                      className="group flex min-h-11 items-center gap-3 py-1"
                    >
                      <span className="sr-only">{copy.download('')}</span>
                      <span className="min-w-0 flex-1 wrap-anywhere underline underline-offset-4 group-hover:no-underline">
                        {/* Where two files have the same label, each shows its file name. */}
                        {labels.filter((label) => label === labels[i]).length > 1
                          ? baseOf(name)
                          : labels[i]}
                      </span>
                      <span className="shrink-0 text-sm text-muted">
                        {formatBytes(content.size)}
                      </span>
                    </SaveLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </section>
      {purchase ? <RegisterVersion purchase={purchase} files={files} /> : null}
      <p>
        {copy.next}{' '}
        <Link to={`/licencia#${marketplaceCopy.id}`} className="underline underline-offset-4">
          {marketplaceCopy.title}
        </Link>
        {' · '}
        <Link
          to={purchase ? `${calculator.path}?compra=${purchase}` : calculator.path}
          className="underline underline-offset-4"
        >
          {calculator.heading}
        </Link>
      </p>
    </>
  );
}

interface SaveLinkProps {
  readonly name: string;
  readonly content: Blob;
  readonly className: string;
  readonly children: React.ReactNode;
}

const GROUPS = ['portada', 'libro', 'imagenes', 'pagina', 'textos'] as const;

/** The worker sorts files into folders; the book and the sales page have none. */
function groupOf(name: string): (typeof GROUPS)[number] {
  if (name.endsWith('.html')) return 'pagina';
  return GROUPS.find((group) => name.startsWith(`${group}/`)) ?? 'libro';
}

const baseOf = (name: string) => name.replace(/^.*\//, '');

/** What a file is, in words; its own name if it is of no known kind. */
function labelOf(name: string): string {
  const base = baseOf(name);
  const known = name.startsWith('entregados/') ? undefined : copy.made[base];
  return known ?? copy.made[base.replace(/^.*\./, '.')] ?? base;
}

/** The pictures that are shown above the list, which names them. */
const SHOWN = /^imagenes\/(?:maqueta|instagram|historia)/;

/** Not by the blob's URL, which the Content-Security-Policy forbids to pictures. */
function Preview({content}: {content: Blob}) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => typeof reader.result === 'string' && setAddress(reader.result);
    reader.readAsDataURL(content);
    return () => reader.abort();
  }, [content]);
  return (
    <img
      src={address}
      alt=""
      className="aspect-4/5 w-full rounded-md bg-paper-deep object-contain p-1"
    />
  );
}

/** Saves a blob; its URL is valid while the link is shown. */
function SaveLink({name, content, className, children}: SaveLinkProps) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return (
    <a href={address || undefined} download={name.replace(/^.*\//, '')} className={className}>
      {children}
    </a>
  );
}

interface RegisterVersionProps {
  /** Id of the right to the purchase's files. */
  readonly purchase: string;
  readonly files: readonly MadeFile[];
}

/** Adds the digests of an edition's files to the dossier of its purchase. */
function RegisterVersion({purchase, files}: RegisterVersionProps) {
  const [state, setState] = useState<Registration | 'working' | null>(null);

  async function register() {
    if (state === 'working') return;
    setState('working');
    setState(await registerVersion(purchase, files));
  }

  if (state && state !== 'working' && state.ok) {
    return (
      <DoneNotice title={registerCopy.done(state.number)}>
        <p>
          {registerCopy.doneText}{' '}
          <Link to={`/certificado/${state.certificateId}`} className="underline">
            {registerCopy.see}
          </Link>
        </p>
      </DoneNotice>
    );
  }
  return (
    <div className="grid gap-3 rounded-lg border-2 border-arena p-4">
      <h3 className="text-lg">{registerCopy.title}</h3>
      <p className="text-sm text-muted">{registerCopy.text}</p>
      {state && state !== 'working' ? (
        <Notice tone="destructive" title={registerCopy.failed}>
          <p>{registerCopy.failures[state.error]}</p>
        </Notice>
      ) : null}
      <Button look="secondary" aria-disabled={state === 'working'} onClick={() => void register()}>
        {state === 'working' ? registerCopy.working : registerCopy.action}
      </Button>
    </div>
  );
}
