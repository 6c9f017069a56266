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

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      renderControl={(props) => <textarea {...textarea} {...props} />}
    />
  );
}
