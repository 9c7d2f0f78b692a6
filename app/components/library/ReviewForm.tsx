import {useState} from 'react';
import * as v from 'valibot';
import {reviewForm as copy} from '~/copy/library';
import type {OwnReview, Purchase, ReviewFailure} from '~/domain/library/library';
import {MAX_REVIEWER_LENGTH, MAX_REVIEW_LENGTH} from '~/domain/limits';
import {optionalText, requiredText} from '~/domain/support/form';
import {sendReview} from '~/state/library/library';
import {TextArea, TextField} from '../ui/Field';
import {BusyButton} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Notice} from '../ui/notices/Notice';
import {useForm} from '../ui/use-form';

const STARS = ['1', '2', '3', '4', '5'] as const;
const fields = {
  stars: v.picklist(STARS, 'missing-stars'),
  text: optionalText(MAX_REVIEW_LENGTH),
};
const unnamed = v.object({...fields, name: v.optional(v.literal(''), '')});
const named = v.object({...fields, name: requiredText(MAX_REVIEWER_LENGTH)});

interface ReviewFormProps {
  readonly purchase: Pick<Purchase, 'id' | 'title' | 'review'>;
}

/** The buyer's review of a purchase: its state, and a form that writes or changes it. */
export function ReviewForm({purchase: {id, title, review: stored}}: ReviewFormProps) {
  const [sent, setSent] = useState<OwnReview | null>(null);
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const [isNamed, setNamed] = useState(Boolean(stored?.name));
  const review = sent ?? stored;
  const {ref, busy, submit, control, idOf} = useForm({
    id: `resena-${id}`,
    schema: isNamed ? named : unnamed,
    async send({stars, text, name}, form) {
      const next = {stars: Number(stars), text, name: name || null};
      const failed = await sendReview(id, next);
      setFailure(failed);
      if (failed) return;
      setSent({...next, state: 'waiting'});
      const details = form.closest('details');
      details?.querySelector('summary')?.focus();
      details?.removeAttribute('open');
    },
  });
  const stars = control('stars');
  const [chosen, choose] = useState(stored?.stars ?? 0);

  return (
    <div className="mt-5">
      <p role="status" className="text-sm font-bold text-selva empty:fixed">
        {review ? copy.states[review.state] : ''}
      </p>
      <details>
        <summary className="flex min-h-11 items-center gap-2 font-bold">
          <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
          {review ? copy.change : copy.write}
          <span className="sr-only">{copy.of(title)}</span>
        </summary>
        <form ref={ref} method="post" noValidate onSubmit={submit} className="grid gap-4">
          <fieldset aria-describedby={stars.error ? `${stars.id}-error` : undefined}>
            <legend className="font-bold">{copy.stars}</legend>
            <div className="flex flex-wrap items-center">
              {STARS.map((value) => (
                <label
                  key={value}
                  className="relative grid size-11 place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-ink"
                >
                  <input
                    type="radio"
                    name={stars.name}
                    value={value}
                    checked={Number(value) === chosen}
                    onChange={() => choose(Number(value))}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  <Icon
                    name="star"
                    className={`size-8 ${Number(value) <= chosen ? 'fill-mango' : ''}`}
                  />
                  <span className="sr-only">{copy.star(Number(value))}</span>
                </label>
              ))}
              <span aria-hidden="true" className="ml-2 text-muted">
                {chosen ? copy.star(chosen) : ''}
              </span>
            </div>
            {stars.error ? (
              <p id={`${stars.id}-error`} className="mt-1 text-sm font-bold text-coral">
                {stars.error}
              </p>
            ) : null}
          </fieldset>
          <TextArea label={copy.text} {...control('text')} rows={4} defaultValue={stored?.text} />
          <div>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={isNamed}
                onChange={() => setNamed(!isNamed)}
                aria-describedby={idOf('hint')}
                className="size-5 flex-none"
              />
              {copy.showName}
            </label>
            <p id={idOf('hint')} className="text-sm text-muted">
              {copy.unnamed}
            </p>
          </div>
          {isNamed ? (
            <TextField
              label={copy.name}
              {...control('name')}
              autoComplete="name"
              defaultValue={stored?.name ?? ''}
              required
            />
          ) : null}
          {failure && !busy ? (
            <Notice tone="destructive" title={copy.failed}>
              <p>{copy.failures[failure]}</p>
            </Notice>
          ) : null}
          <BusyButton type="submit" look="secondary" busy={busy}>
            {busy ? copy.sending : copy.send}
          </BusyButton>
        </form>
      </details>
    </div>
  );
}
