import {lazyOnIntent} from '../hydration/lazy-on-intent';
import {useScripted} from '../hydration/use-browser';
import {radioClass, radioId, type RadiosProps} from './radios-look';

/** A choice of one. */
export const Radios = lazyOnIntent(() => import('./InteractiveRadios'), PlainRadios);

/**
 * A choice of one, in native radio buttons, until the code of the interactive ones is here. Before
 * React answers they are disabled: a choice that nothing hears would show one thing and buy another.
 */
function PlainRadios({id, legend, look, options, value, onChange}: RadiosProps) {
  const scripted = useScripted();
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
              disabled={!scripted || option.disabled}
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
