import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';

type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** The options are its children. */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      renderControl={(props) => (
        <span className={styles.select}>
          <select {...select} {...props} />
          <Icon of={ChevronDown} />
        </span>
      )}
    />
  );
}
