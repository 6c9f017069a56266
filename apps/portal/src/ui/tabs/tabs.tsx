import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { CountBadge } from '../count-badge';
import { keyTowards } from '../key-towards';
import styles from './tabs.module.css';

export type TabContent<Name extends string> = { name: Name; label: string; count?: number; panel: ReactNode };

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly TabContent<Name>[];
  value: Name;
  onChange: (name: Name) => void;
};

/** Panels of one page. With a single tab there is no bar. */
export function Tabs<Name extends string>({ label, tabs, value, onChange }: TabsProps<Name>) {
  const id = useId();
  const current = tabs.find(({ name }) => name === value) ?? tabs[0];
  if (!current) return null;
  if (tabs.length === 1) return current.panel;

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            className={styles.tab}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChange(tab.name)}
            onKeyDown={moveAlong}
          >
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.name}`}>
        {current.panel}
      </div>
    </>
  );
}

/** The arrow keys go to the next tab, round the ends, and show it at once. */
function moveAlong(event: KeyboardEvent<HTMLButtonElement>) {
  const tab = event.currentTarget;
  const bar = tab.parentElement;
  const towards = {
    [keyTowards('end', tab)]: tab.nextElementSibling ?? bar?.firstElementChild,
    [keyTowards('start', tab)]: tab.previousElementSibling ?? bar?.lastElementChild,
    Home: bar?.firstElementChild,
    End: bar?.lastElementChild,
  }[event.key];
  if (!(towards instanceof HTMLElement)) return;
  event.preventDefault();
  towards.focus();
  towards.click();
}
