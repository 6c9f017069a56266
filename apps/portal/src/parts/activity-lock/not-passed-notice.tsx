import { notPassed, type TriedCourse } from '@lantern/domain/tries/not-passed';
import { useTranslation } from 'react-i18next';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { useFormat } from '../../lib/format/use-format';
import { Notice } from '../../ui/notice';
import styles from './activity-lock.module.css';
import { notPassedWords } from './not-passed-words';

/** [8.8] The minimum passing score, the score and the attempts left, for an activity that was not passed. */
export function NotPassedNotice({ part, course }: { part: ActivityPart; course: TriedCourse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = notPassed(part, course);
  if (!facts) return null;
  return (
    <div className={styles.notPassed}>
      <Notice tone="danger" title={t('contents.flag.belowPassingScore')}>
        {notPassedWords(facts, { t, format }).join(' ')}
      </Notice>
    </div>
  );
}
