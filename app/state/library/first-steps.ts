/** The steps done with each purchase, kept in this browser. */
import {parseSteps, withStep, type FirstStep, type StepsDone} from '~/domain/library/first-steps';
import {createPersistentStore} from '../browser/persistent-store';

export const stepsStore = createPersistentStore<StepsDone>({
  key: 'reventaplr-pasos',
  initial: {},
  parse: parseSteps,
});

/** Remembers that the shopper took this step. */
export function noteStep(purchase: string, step: FirstStep): void {
  stepsStore.change((done) => withStep(done, purchase, step));
}

/** Whether this browser has downloaded files of the purchase. */
export function wasDownloaded(purchase: string): boolean {
  const read = (done: StepsDone) => ({state: done, outcome: done[purchase]?.includes('download')});
  return stepsStore.update(read).outcome ?? false;
}
