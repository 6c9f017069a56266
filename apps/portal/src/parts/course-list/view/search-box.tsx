import { requestedSearch } from '@lantern/domain/catalog/search-text';
import { SEARCH_DEBOUNCE_MS, SEARCH_LENGTH } from '@lantern/domain/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/field/search-field';
import styles from './list-head.module.css';

type SearchBoxProps = {
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
};

/** [5.12] Typing redraws this box alone; the list hears of it when the learner pauses. */
export function SearchBox({ label, keyword, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(keyword);
  const [seen, setSeen] = useState(keyword);
  if (seen !== keyword) {
    setSeen(keyword);
    if (requestedSearch(text) !== keyword) setText(keyword);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const wanted = requestedSearch(text);
    if (wanted === keyword) return undefined;
    timer.current = setTimeout(() => search(wanted), wanted === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer.current);
  }, [text, keyword]);

  function searchNow() {
    clearTimeout(timer.current);
    const wanted = requestedSearch(text);
    if (wanted !== keyword) onSearch(wanted);
  }

  return (
    <SearchField
      className={styles.search}
      label={label}
      clearLabel={t('coursesPage.clearSearch')}
      value={text}
      maxLength={SEARCH_LENGTH}
      onChange={setText}
      name="keyword"
      onEnter={searchNow}
    />
  );
}
