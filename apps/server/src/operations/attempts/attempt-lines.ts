import type {
  AnnulledAttempt,
  AttemptActivity,
  ListedAttempt,
  WaitingWork,
} from '../../store/operator/attempt-admin';

export function attemptLine({ id, course, email, state, progress }: ListedAttempt): string {
  return [id, course, email, state, `${Math.round(progress * 100)} % done`].join('  ');
}

const ID_LENGTH = 36;
export const WAITING_HEADINGS = [
  'attempt'.padEnd(ID_LENGTH),
  'activity to grade'.padEnd(ID_LENGTH),
  'course',
  'email',
  'name',
].join('  ');

export function waitingLine({ attemptId, activityWorkflowId, course, email, activity }: WaitingWork): string {
  const work = activityWorkflowId ?? 'awaits approval'.padEnd(ID_LENGTH);
  return [attemptId, work, course, email, activity ?? ''].join('  ').trimEnd();
}

export function activityLine({
  activityWorkflowId,
  activity,
  state,
  score,
  maxScore,
}: AttemptActivity): string {
  return [activityWorkflowId, activity, state, ...(score === null ? [] : [`${score} of ${maxScore}`])].join(
    '  ',
  );
}

export function annulledLine({ id, course, email, annulled, reason }: AnnulledAttempt): string {
  return [id, course, email, annulled.toISOString(), reason].join('  ');
}
