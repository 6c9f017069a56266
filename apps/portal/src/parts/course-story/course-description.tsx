import { truncateText } from '@lantern/domain/display/truncate-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './course-description.module.css';

/** [5.5] The first words, the rest on demand. */
export function CourseDescription({ text: whole, lang }: { text: string; lang?: string | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { text, isTruncated } = truncateText(whole);
  if (!isTruncated) {
    return (
      <p className={styles.lede}>
        <bdi lang={lang}>{whole}</bdi>
      </p>
    );
  }
  return (
    <p className={styles.lede}>
      <bdi lang={lang}>{isOpen ? whole : t('courseStory.shortened', { text })}</bdi>{' '}
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'courseStory.hide' : 'courseStory.showMore')}
      </button>
    </p>
  );
}
