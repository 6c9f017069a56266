import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { BASE_PATH, detailsPath } from '@lantern/domain/course/course-paths';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../lib/page/toasts';

/** [4.24] An attempt that was annulled while it was open leads to the course's page, which says where the learner stands. */
export function useLeaveAnnulled(course: ObjectiveAccess): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const shown = { last: lastWorkflow(course), version: course.objectiveWorkflowAggregate?.version ?? 0 };
  const [known, setKnown] = useState(shown);
  const isGone = isTakenAway(known, shown);
  if (!isGone && shown.last?.id !== known.last?.id && shown.version >= known.version) setKnown(shown);
  const text = t('player.annulled');
  const href = `${BASE_PATH}${detailsPath(course.objective.id)}`;
  useEffect(() => {
    if (!isGone) return;
    showToast('info', text);
    void navigate({ href, replace: true });
  }, [isGone, text, navigate, href]);
}

type Shown = { last: { id: string; started: Date | null } | null; version: number };

/** A later attempt takes the place of one that is over; an earlier one, or none, only that of one that is gone. Older news is none. */
function isTakenAway(known: Shown, { last, version }: Shown): boolean {
  if (known.last === null || version <= known.version || last?.id === known.last.id) return false;
  return last === null || (last.started ?? 0) < (known.last.started ?? 0);
}
