import type {InputHTMLAttributes} from 'react';
import {auth as copy} from '~/copy/auth';
import {TextField} from '../ui/Field';

export function EmailField(input: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <TextField
      label={copy.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder={copy.emailPlaceholder}
      {...input}
    />
  );
}
