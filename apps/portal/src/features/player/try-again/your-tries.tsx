import type { ActivityTry } from '@lantern/contract/entities/activity-try';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { countedTry } from '@lantern/domain/tries/counted-try';
import { scoreColour } from '@lantern/domain/grade/score-colour';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { activityTriesQuery } from '../../../api/attempts/activity-tries';
import { useFormat } from '../../../lib/format/use-format';
import { SCORE_TONES } from '../../../parts/score/grade-words';
import { Chip } from '../../../ui/chip';
import { Table, type TableColumn } from '../../../ui/table/table';
import { ToneText } from '../../../ui/tone-text';
import styles from './your-tries.module.css';

type YourTriesProps = { objectiveWorkflowId: string; part: ActivityPart };

/** [8.8] Each try with what it came to; which one counts is said. */
export function YourTries({ objectiveWorkflowId, part }: YourTriesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const format = useFormat();
  const { lastActivityWorkflow: last, bestActivityRecord: best } =
    part.childActivity.activityWorkflowAggregate ?? {};
  const round = `${last?.state} ${last?.submitted?.getTime()} ${best?.normalizedScore}`;
  const { data: tries = [] } = useQuery({
    ...activityTriesQuery({ objectiveWorkflowId, activityWorkflowId: last?.id ?? '' }, round),
    enabled: last !== undefined && last !== null,
  });
  const handedIn = tries.filter(({ submitted }) => submitted !== null);
  if (handedIn.length === 0) return null;
  const counted = countedTry(handedIn);
  const columns: Array<TableColumn<ActivityTry>> = [
    {
      key: 'try',
      header: t('yourTries.try'),
      renderCell: ({ number }) => (
        <span className={styles.number}>
          {format.number(number)}
          {number === counted && <Chip>{t('yourTries.counts')}</Chip>}
        </span>
      ),
    },
    {
      key: 'handedIn',
      header: t('yourTries.handedIn'),
      renderCell: ({ submitted }) => submitted && format.dateTime(submitted),
    },
    {
      key: 'points',
      header: t('courseResult.points'),
      numeric: true,
      renderCell: ({ score, maxScore }) =>
        score !== null &&
        maxScore !== null &&
        t('previousAttempts.pointsOf', { score: format.number(score), maxScore: format.number(maxScore) }),
    },
    {
      key: 'score',
      header: t('yourTries.score'),
      numeric: true,
      renderCell: ({ normalizedScore }) => normalizedScore !== null && <Score of={normalizedScore} />,
    },
  ];
  return (
    <section className={styles.tries} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('yourTries.title')}</h2>
      <Table
        caption={t('yourTries.title')}
        columns={columns}
        rows={handedIn}
        rowKey={({ number }) => String(number)}
      />
    </section>
  );
}

function Score({ of: normalizedScore }: { of: number }) {
  const format = useFormat();
  const colour = scoreColour({ score: null, maxScore: null, normalizedScore }) ?? 'accent';
  return (
    <ToneText tone={SCORE_TONES[colour]}>
      <strong>{format.percent(normalizedScore)}</strong>
    </ToneText>
  );
}
