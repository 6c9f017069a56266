import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './text-content.module.css';

/** A table that is wider than the text scrolls by itself, by key too. */
export function useWideTables(text: HTMLElement | null): void {
  const { t } = useTranslation();
  useEffect(() => {
    for (const table of text?.querySelectorAll('table') ?? []) {
      if (table.parentElement?.classList.contains(styles.wide ?? '')) continue;
      const region = document.createElement('div');
      region.className = styles.wide ?? '';
      region.tabIndex = 0;
      region.setAttribute('role', 'region');
      region.setAttribute('aria-label', table.caption?.textContent?.trim() || t('activityContent.table'));
      table.replaceWith(region);
      region.append(table);
    }
  }, [text, t]);
}
