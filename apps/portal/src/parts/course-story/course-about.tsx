import { useTranslation } from 'react-i18next';
import { RichText } from '../rich-text/rich-text';
import styles from './course-about.module.css';

/** Nothing at all where the authors wrote nothing. */
export function CourseAbout({ html }: { html: string }) {
  const { t } = useTranslation();
  if (html.trim() === '') return null;
  return (
    <section className={styles.about}>
      <h2>{t('courseStory.about')}</h2>
      <div className={styles.text}>
        <RichText html={html} />
      </div>
    </section>
  );
}
