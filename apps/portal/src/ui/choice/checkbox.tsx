import type { ReactNode } from 'react';
import styles from './choice.module.css';

type CheckboxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** Stands at the end: how many there are. */
  count?: ReactNode;
  disabled?: boolean;
  name?: string;
};

export function Checkbox({ checked, onChange, children, count, disabled, name }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        name={name}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
