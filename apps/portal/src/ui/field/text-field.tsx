import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      renderControl={(props) => <input type="text" {...input} {...props} />}
    />
  );
}
