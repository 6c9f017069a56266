import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './menu.module.css';
import { useMenu } from './menu-context';

type MenuChoiceProps = {
  chosen: boolean;
  onSelect: () => void;
  children: ReactNode;
  /** The language of the words, where it is not the page's. */
  lang?: string;
};

/** One of several, such as a language. */
export function MenuChoice({ chosen, onSelect, children, lang }: MenuChoiceProps) {
  const menu = useMenu();

  function onClick() {
    menu?.close();
    onSelect();
  }

  return (
    <button
      type="button"
      className={styles.item}
      onClick={onClick}
      {...(menu
        ? { role: 'menuitemradio', 'aria-checked': chosen, tabIndex: -1 }
        : { 'aria-current': chosen || undefined })}
    >
      <bdi lang={lang}>{children}</bdi>
      {chosen && (
        <span className={styles.hint}>
          <Icon of={Check} />
        </span>
      )}
    </button>
  );
}
