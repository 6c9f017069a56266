import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../button/icon-button';
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
  /** What the address calls it: there, Enter searches before the page's program has come, or without it. */
  name?: string;
  /** Enter: nobody has to wait for what comes by itself a moment later. */
  onEnter?: () => void;
  className?: string | undefined;
};

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    clearLabel,
    value,
    onChange,
    placeholder = label,
    maxLength,
    name,
    onEnter,
    className,
  } = props;
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

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onEnter?.();
    // What was found stands below the keys of a phone.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }

  return (
    <search className={className}>
      <form className={styles.search} onSubmit={onSubmit}>
        <Icon of={Search} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          name={name}
          className={styles.control}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {/* There before the first letter, which is to be on the screen at once. */}
        <IconButton
          icon={X}
          label={clearLabel}
          className={styles.clear}
          hidden={value === ''}
          onClick={clear}
        />
      </form>
    </search>
  );
}
