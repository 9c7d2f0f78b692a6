import {useEffect, useRef, useState} from 'react';
import {rebrand as copy} from '~/copy/rebrand';
import {formatBytes} from '~/domain/text/format-bytes';
import type {SourceFile} from '~/workers/rebrand/job';
import {Button} from '../ui/Button';
import {FileButton} from '../ui/FileButton';
import {Icon} from '../ui/Icon';
import {Notice} from '../ui/notices/Notice';

interface SourceFilesProps {
  readonly className: string;
  /** Id of the right to a purchase's files; null for the shopper's own files. */
  readonly purchase: string | null;
  readonly sources: readonly SourceFile[];
  readonly onChange: (change: (before: readonly SourceFile[]) => readonly SourceFile[]) => void;
  readonly onFetching: (isFetching: boolean) => void;
  readonly onTitle: (title: string, subtitle?: string) => void;
}

export const SAMPLE = {
  title: 'Mañanas con calma',
  subtitle: 'Una rutina sencilla para empezar el día sin prisa',
  files: ['mananas-con-calma.pdf', 'mananas-con-calma.docx'],
};

/** A file of the same name is replaced. */
const including = (added: readonly SourceFile[]) => (before: readonly SourceFile[]) => {
  const names = new Set(added.map(({name}) => name));
  return [...before.filter(({name}) => !names.has(name)), ...added];
};

export function SourceFiles(props: SourceFilesProps) {
  const {className, purchase, sources, onChange, onFetching, onTitle} = props;
  const [state, setState] = useState<'idle' | 'fetching' | 'purchase-failed' | 'sample-failed'>(
    'idle',
  );
  const hasStarted = useRef(false);

  useEffect(() => {
    if (!purchase || hasStarted.current) return;
    hasStarted.current = true;
    setState('fetching');
    import('~/state/rebrand/purchase-edition')
      .then(({readPurchaseFiles}) => readPurchaseFiles(purchase))
      .then(
        ({title, files}) => {
          onChange(including(files));
          onTitle(title);
          setState('idle');
        },
        () => setState('purchase-failed'),
      );
  }, [purchase, onChange, onTitle]);
  useEffect(() => onFetching(state === 'fetching'), [state, onFetching]);

  async function addSample() {
    setState('fetching');
    try {
      const read = await Promise.all(
        SAMPLE.files.map(async (name) => {
          const response = await fetch(`/sample-book/${name}`);
          if (!response.ok) throw new Error('sample');
          return {name, content: await response.blob()};
        }),
      );
      onChange(including(read));
      onTitle(SAMPLE.title, SAMPLE.subtitle);
      setState('idle');
    } catch {
      setState('sample-failed');
    }
  }

  return (
    <section aria-labelledby="tus-archivos" className={className}>
      <div>
        <h2 id="tus-archivos" className="text-2xl">
          {copy.filesTitle}
        </h2>
        <p className="text-muted">{copy.filesText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={copy.choose}
          multiple
          accept=".pdf,.docx,.epub,.html,.htm,image/png,image/jpeg,image/webp"
          onChoose={(files) =>
            onChange(including(files.map((file) => ({name: file.name, content: file}))))
          }
        />
        <Button look="outline" onClick={() => void addSample()}>
          {copy.sample}
        </Button>
      </div>
      <p role="status" className="empty:fixed">
        {state === 'fetching' ? copy.fetching : ''}
      </p>
      {state === 'purchase-failed' ? <Notice tone="destructive" title={copy.fetchFailed} /> : null}
      {state === 'sample-failed' ? <Notice tone="destructive" title={copy.sampleFailed} /> : null}
      {sources.length === 0 ? (
        <p className="text-sm text-muted">{copy.noFiles}</p>
      ) : (
        <ul className="border-t border-arena">
          {sources.map(({name, content}) => (
            <li
              key={name}
              className="flex items-center justify-between gap-4 border-b border-arena py-1"
            >
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-sm text-muted">{formatBytes(content.size)}</span>
              </span>
              <Button
                look="quiet"
                size="sm"
                aria-label={copy.remove(name)}
                onClick={() => onChange((before) => before.filter((each) => each.name !== name))}
              >
                <Icon name="x" className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
