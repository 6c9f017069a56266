import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { durationMinutes } from '@lantern/domain/display/duration';
import { contentsDuration } from '@lantern/domain/contents/contents-count';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { CourseFacts } from '../../../parts/course-panel/course-facts';
import styles from './end-missing.module.css';
import type { EndFacts } from './end-facts';

type EndNewAttemptProps = { course: ObjectiveAccess; facts: EndFacts };

/** [4.17] What taking the course again means, before it is begun. */
export function EndNewAttempt({ course, facts: { activities } }: EndNewAttemptProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const minutes = durationMinutes(contentsDuration(activities));
  const count = t('courseEnd.activities', { count: activities.length });
  const facts = [
    {
      key: 'repeat',
      label: t('courseEnd.repeat'),
      value:
        minutes === null
          ? count
          : t('courseFacts.modulesAndMinutes', {
              modules: count,
              minutes: t('player.aboutMinutes', { count: minutes }),
            }),
    },
    { key: 'keep', label: t('courseEnd.keep'), value: t('courseEnd.keepResults') },
    { key: 'counts', label: t('courseEnd.counts'), value: t('courseEnd.countsLatest') },
    ...(course.availabilityEndDate
      ? [{ key: 'until', label: t('courseEnd.until'), value: format.date(course.availabilityEndDate) }]
      : []),
  ];
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId}>{t('courseEnd.newAttemptTitle')}</h2>
      </div>
      <CourseFacts facts={facts} />
    </section>
  );
}
