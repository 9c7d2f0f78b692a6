/** Runs the worker that makes editions. */
import type {Answer, Request} from '~/workers/rebrand/job';

export interface Making {
  /** Rejects when the worker fails or is cancelled. */
  readonly done: Promise<Extract<Answer, {kind: 'done'}>>;
  cancel(): void;
}

/** Starts a worker for each edition and ends it afterwards, so that its memory is freed. */
export function makeEdition(
  request: Request,
  onProgress: (progress: Extract<Answer, {kind: 'progress'}>) => void,
): Making {
  const worker = new Worker(new URL('../../workers/rebrand/worker.ts', import.meta.url), {
    type: 'module',
  });
  let cancel = () => {};
  const done = new Promise<Extract<Answer, {kind: 'done'}>>((resolve, reject) => {
    cancel = () => reject(new Error('cancelled'));
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      if (data.kind === 'progress') onProgress(data);
      else if (data.kind === 'done') resolve(data);
      else reject(new Error('failed'));
    };
    worker.onerror = () => reject(new Error('failed'));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
  return {done, cancel};
}
