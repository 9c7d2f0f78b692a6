import {cart as copy} from '~/copy/cart';
import {Icon} from '../ui/Icon';

const STEP =
  'grid size-11 place-items-center rounded-full hover:bg-paper-deep disabled:cursor-not-allowed disabled:opacity-40';

interface QuantityStepperProps {
  readonly title: string;
  readonly quantity: number;
  readonly most: number;
  /** 0 removes the line. */
  readonly onChange: (quantity: number) => void;
}

export function QuantityStepper({title, quantity, most, onChange}: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={copy.quantityOf(title)}
      className="flex items-center rounded-full border border-arena-deep"
    >
      <button
        type="button"
        aria-label={copy.decrease(title)}
        onClick={() => onChange(quantity - 1)}
        className={STEP}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-bold tabular-nums">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={copy.increase(title)}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
        className={STEP}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
