import type {InputHTMLAttributes} from 'react';
import {buttonClass} from './Button';

interface FileButtonProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'multiple'
> {
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly onChoose: (files: readonly File[]) => void;
}

/** A file field with our own words: the browser's would be in the browser's language. The same file can be chosen twice. */
export function FileButton({label, size = 'md', onChoose, ...rest}: FileButtonProps) {
  return (
    <label
      className={`${buttonClass({look: 'secondary', size})} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink`}
    >
      {label}
      <input
        type="file"
        className="sr-only"
        onChange={({target}) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
        {...rest}
      />
    </label>
  );
}
