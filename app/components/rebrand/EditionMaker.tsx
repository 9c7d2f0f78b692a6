import {useEffect, useRef, useState} from 'react';
import {rebrand as copy} from '~/copy/rebrand';
import {buyLink, type Brand, type BrandProblem, type Edition} from '~/domain/rebrand/brand';
import {now} from '~/state/browser/clock';
import {noteStep} from '~/state/library/first-steps';
import {makeEdition, type Making} from '~/state/rebrand/make-edition';
import type {LogoFacts} from '~/state/rebrand/brand';
import type {Answer, SourceFile} from '~/workers/rebrand/job';
import {Button} from '../ui/Button';
import {useLazyPart} from '../ui/hydration/use-lazy-part';
import {ErrorSummary} from '../ui/notices/ErrorSummary';
import {Notice} from '../ui/notices/Notice';
import {fieldId} from './BrandFields';
import type {Done} from './EditionResults';
import {requestOf} from './edition-texts';

/** Fetched while the worker makes the files. */
const fetchResults = () => import('./EditionResults');

interface EditionMakerProps {
  readonly className: string;
  /** Id of the purchase; null for the sample book or the shopper's own files. */
  readonly purchase: string | null;
  readonly brand: Brand;
  readonly edition: Edition;
  readonly logo: LogoFacts | null;
  readonly sources: readonly SourceFile[];
  /** Whether files are still on their way here. */
  readonly isFetching: boolean;
  readonly problems: readonly BrandProblem[];
  readonly showProblems: boolean;
  readonly onAsked: () => void;
  readonly onMade: () => void;
  /** Shows the fields again; null while they are shown. */
  readonly onEdit: (() => void) | null;
}

type Progress = Extract<Answer, {kind: 'progress'}>;
type State =
  | {readonly kind: 'idle' | 'failed' | 'waiting'}
  | {readonly kind: 'working'; readonly progress: Progress | null}
  | {readonly kind: 'made'; readonly done: Done};

export function EditionMaker(props: EditionMakerProps) {
  const {className, purchase, brand, edition, logo, sources, problems, showProblems} = props;
  const {isFetching} = props;
  const [state, setState] = useState<State>({kind: 'idle'});
  const making = useRef<Making | null>(null);
  const [Results, openResults] = useLazyPart(fetchResults);
  useEffect(() => () => making.current?.cancel(), []);

  async function make() {
    if (making.current) return;
    // The title may come with the files.
    if (isFetching) return setState({kind: 'waiting'});
    props.onAsked();
    if (problems.length > 0) return;
    const started = now();
    setState({kind: 'working', progress: null});
    const current = makeEdition(requestOf(brand, edition, logo, sources, started), (progress) =>
      setState({kind: 'working', progress}),
    );
    making.current = current;
    void openResults(() => {});
    try {
      const done = await current.done;
      if (purchase) noteStep(purchase, 'brand');
      setState({
        kind: 'made',
        done: {
          ...done,
          seconds: Math.max(1, Math.round((now() - started) / 1000)),
          canBeBought: buyLink(brand) !== '',
        },
      });
      props.onMade();
    } catch (error) {
      const isCancelled = error instanceof Error && error.message === 'cancelled';
      setState({kind: isCancelled ? 'idle' : 'failed'});
    }
    making.current = null;
  }

  return (
    <div className={className}>
      {showProblems && problems.length > 0 ? (
        <ErrorSummary
          title={copy.problemsTitle}
          texts={[]}
          fields={problems.map((problem) => ({
            id: fieldId(problem),
            label: copy.problems[problem],
          }))}
        />
      ) : null}
      <p role="status" className="empty:fixed">
        {state.kind === 'working' ? (
          <>
            <span>{copy.making}</span>{' '}
            <span className="font-normal">{copy.working(state.progress?.name ?? '')}</span>
          </>
        ) : null}
        {state.kind === 'waiting' ? (isFetching ? copy.waiting : copy.fetched) : null}
      </p>
      {state.kind === 'working' ? (
        <>
          <progress
            aria-label={copy.making}
            value={state.progress?.done ?? 0}
            max={state.progress?.total ?? 1}
            className="h-3 w-full accent-selva"
          />
          <Button look="outline" onClick={() => making.current?.cancel()}>
            {copy.cancel}
          </Button>
        </>
      ) : null}
      {state.kind === 'failed' ? (
        <Notice tone="destructive" title={copy.failed}>
          <p>{copy.failedText}</p>
        </Notice>
      ) : null}
      {state.kind === 'made' && Results ? (
        <Results
          done={state.done}
          title={edition.title}
          purchase={purchase}
          onEdit={props.onEdit}
        />
      ) : null}
      {state.kind === 'working' || props.onEdit ? null : (
        <Button
          size="lg"
          look={state.kind === 'made' ? 'outline' : 'primary'}
          onClick={() => void make()}
        >
          {state.kind === 'made' ? copy.again : copy.make}
        </Button>
      )}
    </div>
  );
}
