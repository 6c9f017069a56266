import { LIST_VIEWS, type ListSort, type ListView, sortsOf } from '@lantern/domain/catalog/list-sort';
import { ChevronDown, LayoutGrid, type LucideIcon, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/button/icon-button';
import styles from './list-order.module.css';
import type { ListState } from '../state/use-list-state';

const ICONS: Record<ListView, LucideIcon> = { cards: LayoutGrid, list: Rows3 };

/** In which order, and as what, the courses are shown. */
export function ListOrder({ state }: { state: ListState }) {
  const { t } = useTranslation();
  const sorts = sortsOf(state.list);
  return (
    <div className={styles.order}>
      {sorts.length > 1 && (
        <label className={styles.sort}>
          <span className="sr-only">{t('catalogList.sort.label')}</span>
          <select
            value={state.request.sort}
            // The options below are sorts, nothing else.
            onChange={(event) => state.dispatch({ kind: 'sort', sort: event.target.value as ListSort })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`catalogList.sort.${sort}`)}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="s" />
        </label>
      )}
      <fieldset className={classNames(styles.views, state.list === 'enrolled' && styles.sameWhenNarrow)}>
        <legend className="sr-only">{t('catalogList.view.label')}</legend>
        {LIST_VIEWS.map((view) => (
          <IconButton
            key={view}
            icon={ICONS[view]}
            label={t(`catalogList.view.${view}`)}
            pressed={state.view === view}
            onClick={() => state.dispatch({ kind: 'view', view })}
          />
        ))}
      </fieldset>
    </div>
  );
}
