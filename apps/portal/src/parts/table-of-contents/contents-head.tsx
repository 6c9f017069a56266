import { dueUrgency } from '@lantern/domain/course/due-urgency';
import { CalendarDays } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { Icon } from '../../ui/icon';
import { ProgressRow } from '../../ui/progress/progress-row';
import { ToneText } from '../../ui/tone-text';
import styles from './contents-head.module.css';

type ContentsHeadProps = {
  name: string;
  /** 0 to 1. */
  progress: number;
  due: Date | null;
  isOpenWork: boolean;
  now: Date;
};

const TONES = { overdue: 'danger', soon: 'light', later: null } as const;

/** [2.29] The name of the course, how far the learner is, and until when. */
export const ContentsHead = memo(function DrawnHead(props: ContentsHeadProps) {
  const { name, progress, due, isOpenWork, now } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const tone = due && isOpenWork ? TONES[dueUrgency(due, now)] : null;
  const dueLine = due && (
    <>
      <Icon of={CalendarDays} size="s" />
      {t('contents.due', { date: format.date(due) })}
    </>
  );
  return (
    <div className={styles.head}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <ProgressRow label={t('player.progress')} value={progress} text={format.percent(progress)} />
      {dueLine && <p className={styles.due}>{tone ? <ToneText tone={tone}>{dueLine}</ToneText> : dueLine}</p>}
    </div>
  );
});
