import { type KeyboardEvent, useId } from 'react';
import { Icon } from '../icon';
import { keyTowards } from '../key-towards';
import type { SegmentedOption } from '../segmented';
import styles from '../segmented.module.css';
import menuStyles from './menu.module.css';
import { useMenu } from './menu-context';

type MenuChoiceRowProps<Value extends string> = {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few choices side by side inside a menu or a sheet; choosing does not close it. */
export function MenuChoiceRow<Value extends string>(props: MenuChoiceRowProps<Value>) {
  const { label, options, value, onChange } = props;
  const menu = useMenu();
  const labelId = useId();

  return (
    <div className={menuStyles.choices} role="none">
      <span id={labelId}>{label}</span>
      <fieldset className={styles.segmented} aria-labelledby={labelId}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.option}
            onClick={() => onChange(option.value)}
            onKeyDown={moveAlong}
            {...(menu
              ? { role: 'menuitemradio', 'aria-checked': option.value === value, tabIndex: -1 }
              : { 'aria-pressed': option.value === value })}
          >
            {option.icon && <Icon of={option.icon} size="s" />}
            {option.label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function moveAlong(event: KeyboardEvent<HTMLButtonElement>) {
  const button = event.currentTarget;
  const towards = event.key === keyTowards('end', button) ? button.nextElementSibling : previous(event);
  if (!(towards instanceof HTMLElement)) return;
  event.preventDefault();
  towards.focus();
}

function previous(event: KeyboardEvent<HTMLButtonElement>): Element | null {
  const button = event.currentTarget;
  return event.key === keyTowards('start', button) ? button.previousElementSibling : null;
}
