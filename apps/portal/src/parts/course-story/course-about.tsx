import type { Objective } from '@lantern/contract/entities/objective';
import { useTranslation } from 'react-i18next';
import { RichText } from '../rich-text/rich-text';
import styles from './course-about.module.css';

/** Nothing at all where the authors wrote nothing. */
export function CourseAbout({ course }: { course: Pick<Objective, 'about' | 'language'> }) {
  const { t } = useTranslation();
  const { about, language } = course;
  if (about.trim() === '') return null;
  return (
    <section className={styles.about}>
      <h2>{t('courseStory.about')}</h2>
      <div className={styles.text}>
        <RichText html={about} language={language} />
      </div>
    </section>
  );
}
