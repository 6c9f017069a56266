import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { contentsDuration, countedActivities } from '@lantern/domain/contents/contents-count';
import { type ModuleState, moduleState } from '@lantern/domain/contents/outline';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { contentsLock } from '@lantern/domain/contents/table-of-contents';
import { durationMinutes } from '@lantern/domain/display/duration';
import { ChevronDown, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { activityTitle } from '../../lib/format/shown-title';
import { useLangOf } from '../../lib/page/use-lang-of';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { ProgressBar } from '../../ui/progress/progress-bar';
import { ToneText } from '../../ui/tone-text';
import { lockSentences } from '../activity-lock/lock-words';
import { StatusDisc } from '../table-of-contents/status-disc';
import styles from './course-outline.module.css';
import type { CourseInside } from './use-inside';

export type OutlineLevel = 3 | 4 | 5;

type OutlineModuleProps = {
  part: ActivityPart;
  inside: CourseInside;
  now: Date;
  /** Of its heading. */
  level: OutlineLevel;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** What is in it. */
  children: ReactNode;
};

/** By the level: in deeper ones the headings are those of the last. */
const HEADINGS = { 3: 'h3', 4: 'h4', 5: 'h5' } as const;

/** [2.29] A module: its name, how much is in it and how far the learner is; what is in it when it is unfolded. */
export function OutlineModule({ part, inside, now, level, isOpen, onToggle, children }: OutlineModuleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const langOf = useLangOf();
  const { childActivity } = part;
  const Title = HEADINGS[level];
  const lock = contentsLock(part, inside.course, now);
  const minutes = durationMinutes(contentsDuration(childActivity.children));
  const facts = [
    t('outline.activities', { count: countedActivities(childActivity.children).length }),
    minutes !== null && t('contents.minutes', { count: minutes }),
    part.optional && t('contents.flag.optional'),
  ];
  return (
    <details
      className={styles.module}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <bdi className={styles.number} aria-hidden="true">
          {shownAxis(part.axis)}
        </bdi>
        <div className={styles.words}>
          <Title className={styles.name} lang={langOf(childActivity.language)} dir="auto">
            {activityTitle(childActivity, t)}
          </Title>
          <small>{facts.filter((fact) => fact !== false).join(' · ')}</small>
          {lock && childActivity.state !== 'draft' && <small>{lockSentences(lock, { t, format })}</small>}
        </div>
        <StateOf state={moduleState(part, lock)} />
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      {isOpen && children}
    </details>
  );
}

function StateOf({ state }: { state: ModuleState }) {
  const { t } = useTranslation();
  const format = useFormat();
  switch (state.kind) {
    case 'untouched':
      return null;
    case 'comingSoon':
      return (
        <span className={styles.state}>
          <Chip>{t('contents.flag.comingSoon')}</Chip>
        </span>
      );
    case 'locked':
      return (
        <span className={styles.state}>
          <Icon of={Lock} size="s" />
          <ToneText tone="faint">{t('contents.status.locked')}</ToneText>
        </span>
      );
    case 'done':
      return (
        <span className={styles.state}>
          <StatusDisc state="done" />
          {t('contents.status.done')}
        </span>
      );
    case 'underWay': {
      const { done, total } = state;
      return (
        <span className={styles.state}>
          <ProgressBar label={t('outline.progress')} value={done / total} className={styles.bar} />
          {t('outline.doneOf', { done: format.number(done), total: format.number(total) })}
        </span>
      );
    }
  }
}
