import {cart as copy} from '~/copy/cart';
import {Icon} from '../ui/Icon';
import {lockedControl} from '~/components/checkout/LockedReason';

const STEP =
  'grid size-11 place-items-center rounded-full hover:bg-paper-deep disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:opacity-40';

interface QuantityStepperProps {
  readonly title: string;
  readonly quantity: number;
  readonly most: number;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
  /** By so many units; who takes the last one away removes the line. */
  readonly onChange: (units: number) => void;
}

export function QuantityStepper({title, quantity, most, locked, onChange}: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={copy.quantityOf(title)}
      className="flex items-center rounded-full border border-arena-deep"
    >
      <button
        type="button"
        aria-label={copy.decrease(title)}
        onClick={() => onChange(-1)}
        {...lockedControl(locked)}
        className={STEP}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-bold tabular-nums">
        <span key={quantity}>
          {quantity}
          <span className="sr-only"> {copy.units(quantity)}</span>
        </span>
      </output>
      <button
        type="button"
        aria-label={copy.increase(title)}
        disabled={quantity >= most}
        onClick={() => onChange(1)}
        {...lockedControl(locked)}
        className={STEP}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
