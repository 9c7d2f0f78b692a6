import {useState} from 'react';
import {library as copy} from '~/copy/library';
import {FIRST_STEPS, type FirstStep, type Purchase} from '~/domain/library/library';
import {tickStep} from '~/state/library/library';
import {showToast} from '~/state/toasts';

/** What to do with a new product, to tick off; kept in the account. */
export function FirstSteps({purchase}: {purchase: Purchase}) {
  const [done, setDone] = useState<readonly FirstStep[]>(purchase.steps);

  async function toggle(step: FirstStep, checked: boolean) {
    const change = (to: boolean) =>
      setDone((before) => (to ? [...before, step] : before.filter((each) => each !== step)));
    change(checked);
    if (await tickStep(purchase.id, step, checked)) return;
    change(!checked);
    showToast({tone: 'error', title: copy.stepFailed, text: copy.failedText});
  }

  return (
    <fieldset className="mt-4">
      <legend className="font-bold">{copy.steps}</legend>
      <div className="flex flex-wrap gap-x-6">
        {FIRST_STEPS.map((step) => (
          <label key={step} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-ink"
              checked={done.includes(step)}
              onChange={({target}) => void toggle(step, target.checked)}
            />
            {copy.stepLabels[step]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
