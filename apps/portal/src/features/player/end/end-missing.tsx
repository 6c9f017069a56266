import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { MissingActivity } from '@lantern/domain/attempt/what-is-missing';
import { contentsStatus } from '@lantern/domain/contents/contents-marks';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { scoreColour } from '@lantern/domain/grade/score-colour';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { ActivityName } from '../../../parts/course-text/activity-name';
import { SCORE_TONES } from '../../../parts/score/grade-words';
import { StatusDisc } from '../../../parts/table-of-contents/status-disc';
import { ToneText } from '../../../ui/tone-text';
import styles from './end-missing.module.css';
import type { EndFacts } from './end-facts';
import { PassBar } from './pass-bar';
import { LessonBefore } from './lesson-before';

type EndMissingProps = {
  course: ObjectiveAccess;
  facts: EndFacts;
  reviewHref: ((axis: string) => string) | null;
};

/** [8.8] How far the result is from passing, and each activity that kept it there. */
export function EndMissing({ course, facts, reviewHref }: EndMissingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const { missing, normalizedScore: score, passed } = facts;
  const minimum = course.objective.objectiveGradingScale?.normalizedPassingScore ?? null;
  const isBelow = passed === false && score !== null && minimum !== null && score < minimum;
  if (missing.length === 0 && !isBelow) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId}>{t('courseEnd.missingTitle')}</h2>
        {isBelow && <small>{t('courseEnd.belowBy', { share: format.percent(minimum - score) })}</small>}
      </div>
      {isBelow && (
        <PassBar
          score={score}
          minimum={minimum}
          mark={t('courseEnd.passingMark', { score: format.percent(minimum) })}
        />
      )}
      {missing.length > 0 && (
        <ul className={styles.list}>
          {missing.map((one) => (
            <MissingRow key={one.part.id} missing={one} courseMinimum={minimum} reviewHref={reviewHref} />
          ))}
        </ul>
      )}
    </section>
  );
}

type MissingRowProps = {
  missing: MissingActivity;
  /** Where the activity has none of its own. */
  courseMinimum: number | null;
  reviewHref: EndMissingProps['reviewHref'];
};

function MissingRow({ missing, courseMinimum, reviewHref }: MissingRowProps) {
  const { part, why, lesson } = missing;
  const { t } = useTranslation();
  const format = useFormat();
  const { activityWorkflowAggregate } = part.childActivity;
  const score = activityWorkflowAggregate?.bestActivityRecord?.normalizedScore ?? null;
  const minimum = part.normalizedPassingScore ?? courseMinimum;
  const status = contentsStatus(part);
  const colour = scoreColour({ score: null, maxScore: null, normalizedScore: score }) ?? 'accent';
  return (
    <li>
      <StatusDisc state={status} />
      <h3>
        <ActivityName number={shownAxis(part.axis)} activity={part.childActivity} />
      </h3>
      {lesson && <LessonBefore lesson={lesson} href={reviewHref?.(lesson.axis) ?? null} />}
      {why === 'belowMinimum' && score !== null ? (
        <strong className={styles.figure}>
          <ToneText tone={SCORE_TONES[colour]}>{format.percent(score)}</ToneText>
          {minimum !== null && <small>{t('courseEnd.minimum', { score: format.percent(minimum) })}</small>}
        </strong>
      ) : (
        <small className={styles.figure}>{t(`contents.status.${status}`)}</small>
      )}
    </li>
  );
}
