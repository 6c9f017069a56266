import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../../lib/format/shown-title';
import { useAccountSlot } from '../../../lib/page/page-slots';
import { useLangOf } from '../../../lib/page/use-lang-of';
import type { TextOfCourse } from '../../../parts/course-text/course-name';
import { Icon } from '../../../ui/icon';
import { EXACT } from './player-breadcrumbs';
import styles from './player.module.css';

/** The bar above the page of a course on screens that have no sidebar. */
export const PlayerTop = memo(function DrawnTop({ course }: { course: TextOfCourse }) {
  const { t } = useTranslation();
  const langOf = useLangOf();
  const account = useAccountSlot();
  return (
    <header className={styles.top}>
      <Link to="/courses" activeOptions={EXACT} className={styles.topBack} aria-label={t('pages.courses')}>
        <Icon of={ArrowLeft} directional />
      </Link>
      {/* The dots of what is cut stand where its own text ends, which may run the other way than the page. */}
      <strong className={styles.topName} lang={langOf(course.language)} dir="auto">
        {courseTitle(course, t)}
      </strong>
      {account}
    </header>
  );
});
