import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './field.module.css';

type SearchFieldProps = {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** The label, when left out. */
  placeholder?: string;
  maxLength?: number;
  className?: string | undefined;
};

export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onChange, placeholder = label, maxLength, className } = props;
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  }

  return (
    <search className={classNames(styles.search, className)}>
      <Icon of={Search} />
      <input
        ref={input}
        type="search"
        className={styles.control}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && <IconButton icon={X} label={clearLabel} className={styles.clear} onClick={clear} />}
    </search>
  );
}
