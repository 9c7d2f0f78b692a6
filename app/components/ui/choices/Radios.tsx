import type {ReactNode} from 'react';

interface RadioOption {
  readonly value: string;
  readonly content: ReactNode;
  /** The accessible name of an option whose content has no text. */
  readonly label?: string;
  readonly disabled?: boolean;
}

interface RadiosProps {
  /** Prefix of the options' ids. */
  readonly id: string;
  /** Name of the group. */
  readonly legend: string;
  readonly look: RadioLook;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** The native radio is the control; its row shows the focus. */
const FOCUS_WITHIN =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink';

interface RadioLook {
  readonly legend: string;
  readonly list: string;
  readonly option: string;
  readonly enabled: string;
  readonly disabled: string;
  readonly mark: string;
}

/** Options in a column, each with a radio mark. */
export const ROWS: RadioLook = {
  legend: 'mb-2 font-bold',
  list: 'grid gap-2',
  option: `flex min-h-12 flex-wrap items-center gap-3 rounded-lg border-2 px-4 py-2 transition-colors ${FOCUS_WITHIN}`,
  enabled:
    'cursor-pointer border-arena bg-white hover:border-arena-deep has-checked:border-ink has-checked:bg-paper',
  disabled: 'cursor-not-allowed border-arena bg-paper-deep text-muted',
  mark: 'size-5 flex-none appearance-none rounded-full border-2 border-selva bg-white outline-none transition-[border-width,border-color] checked:border-6 checked:border-ink',
};

/** Small pictures, one below the other. */
export const THUMBNAILS: RadioLook = {
  legend: 'sr-only',
  list: 'flex flex-col gap-1 md:gap-2',
  option: `relative block aspect-square w-full overflow-hidden rounded-md border-2 bg-paper-deep lg:aspect-4/5 ${FOCUS_WITHIN}`,
  enabled: 'cursor-pointer border-arena opacity-75 has-checked:border-ink has-checked:opacity-100',
  disabled: 'border-arena opacity-50',
  mark: 'absolute inset-0 size-full cursor-[inherit] appearance-none outline-none',
};

/** Radio buttons. A choice made before hydration is reported once React answers (`event-replay.ts`). */
export function Radios({id, legend, look, options, value, onChange}: RadiosProps) {
  return (
    <fieldset role="radiogroup">
      <legend className={look.legend}>{legend}</legend>
      <div className={look.list}>
        {options.map((option, index) => (
          <label key={option.value} className={radioClass(look, option.disabled)}>
            <input
              type="radio"
              id={radioId(id, index)}
              name={id}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={look.mark}
            />
            {option.content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function radioClass(look: RadioLook, disabled = false): string {
  return `${look.option} ${disabled ? look.disabled : look.enabled}`;
}

const radioId = (id: string, index: number) => `${id}-${index + 1}`;
