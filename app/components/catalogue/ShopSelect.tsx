import {Icon} from '~/components/ui/Icon';

interface ShopSelectProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly onChoose: () => void;
}

export function ShopSelect({label, name, value, options, onChoose}: ShopSelectProps) {
  return (
    <label>
      <span className="mb-1 block text-sm font-bold">{label}</span>
      <span className="relative block">
        <select
          name={name}
          defaultValue={value}
          onChange={onChoose}
          className="h-12 w-full cursor-pointer appearance-none truncate rounded-md border-2 border-selva bg-white pr-11 pl-4 hover:border-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        />
      </span>
    </label>
  );
}
