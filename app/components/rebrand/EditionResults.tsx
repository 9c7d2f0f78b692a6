import {Link} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
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

export type Done = Extract<Answer, {kind: 'done'}> & {
  readonly seconds: number;
  /** Whether the sales page has a button that leads somewhere. */
  readonly canBeBought: boolean;
};

interface EditionResultsProps {
  readonly done: Done;
  readonly title: string;
  readonly purchase: string | null;
  /** Shows the fields again; null while they are shown. */
  readonly onEdit: (() => void) | null;
}

/** The files that were made. Lazy-loaded, hence the default export. */
export default function EditionResults({done, title, purchase, onEdit}: EditionResultsProps) {
  const {files, zip, refused, remarks, seconds, canBeBought} = done;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const listed = files.filter(({name}) => !(name in SHOWN));
  return (
    <>
      <div className={`grid gap-6 ${onEdit ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}>
        <div className="grid content-start gap-4">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-32 text-3xl outline-none">
            {copy.doneTitle}
          </h2>
          <p className="text-muted">{copy.doneText(files.length, seconds)}</p>
          <SaveLink
            name={`${title.trim().replace(/[\\/:*?"<>|]/g, '') || 'tu-version'}.zip`}
            content={zip}
            className={buttonClass({look: 'primary', size: 'lg'})}
          >
            <Icon name="download" className="size-5" />
            {copy.all}
          </SaveLink>
          {onEdit ? (
            <Button look="outline" onClick={onEdit}>
              {copy.edit}
            </Button>
          ) : null}
          {canBeBought ? null : (
            <Notice tone="info" title={copy.noWayToBuy}>
              <p>{copy.noWayToBuyText}</p>
            </Notice>
          )}
          {refused.map(({name, reason}) => (
            <Notice key={name} tone="warning" title={`${name} ${copy.refused[reason]}`} />
          ))}
          {remarks.map(({name, remark}) => (
            <Notice key={name} tone="info" title={`${name} ${copy.remarks[remark]}`} />
          ))}
        </div>
        <ul className="flex flex-wrap gap-3">
          {Object.entries(SHOWN).map(([shown, ratio]) =>
            files.map(({name, content}) =>
              name === shown ? (
                // Pictures of a row have one height.
                <li
                  key={name}
                  className="min-w-0"
                  style={{flex: `${ratio} 1 calc(${ratio} * min(14rem, 37vw))`}}
                >
                  <SaveLink name={name} content={content} className="group block">
                    <Preview content={content} ratio={ratio} />
                    <span className="sr-only">{copy.download('')}</span>
                    <span className="text-sm underline underline-offset-4 group-hover:no-underline">
                      {labelOf(name)}
                    </span>
                  </SaveLink>
                </li>
              ) : null,
            ),
          )}
        </ul>
      </div>
      <section
        aria-label={copy.results}
        className={`grid items-start gap-x-8 gap-y-6 ${onEdit ? 'sm:grid-cols-2 lg:grid-cols-3' : ''}`}
      >
        {GROUPS.map((group) => {
          const own = listed.filter(({name}) => groupOf(name) === group);
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

const GROUPS = ['libro', 'pagina', 'textos', 'imagenes'] as const;

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

/** The pictures that are shown above the list: width by height. */
const SHOWN: Readonly<Record<string, number>> = {
  'portada/portada-1600x2560.jpg': 1600 / 2560,
  'imagenes/historia-1080x1920.jpg': 1080 / 1920,
  'imagenes/instagram-1080x1080.jpg': 1,
  'imagenes/maqueta-3d.png': 1,
  'imagenes/whatsapp-1200x630.jpg': 1200 / 630,
};

/** Not by the blob's URL, which the Content-Security-Policy forbids to pictures. */
function Preview({content, ratio}: {content: Blob; ratio: number}) {
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
      style={{aspectRatio: ratio}}
      className="mb-1 w-full rounded-md border border-arena bg-paper-deep"
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
