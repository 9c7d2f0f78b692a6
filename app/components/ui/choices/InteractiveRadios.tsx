import {Radio, RadioGroup} from '@headlessui/react';
import {radioClass, radioId, type RadiosProps} from './radios-look';

/** A choice of one: one stop of the keyboard, moved in with the arrows. Lazy-loaded, hence the default export. */
export default function InteractiveRadios({
  id,
  legend,
  look,
  options,
  value,
  onChange,
}: RadiosProps) {
  return (
    <RadioGroup<'fieldset', string | null>
      as="fieldset"
      value={value}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    >
      <legend className={look.legend}>{legend}</legend>
      <div className={look.list}>
        {options.map((option, index) => (
          <Radio
            as="div"
            key={option.value}
            id={radioId(id, index)}
            value={option.value}
            disabled={option.disabled}
            aria-label={option.label}
            className={radioClass(look, option.disabled)}
          >
            <span aria-hidden="true" className={look.mark} />
            {option.content}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
