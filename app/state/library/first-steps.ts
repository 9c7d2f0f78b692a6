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
