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
  const last = lastWorkflow(course);
  const [known, setKnown] = useState(last);
  // A later attempt takes the place of one that is over; an earlier one, or none, only that of one that is gone.
  const isGone = known !== null && startOf(last) < startOf(known);
  if (last !== null && !isGone && last.id !== known?.id) setKnown(last);
  const text = t('player.annulled');
  const href = `${BASE_PATH}${detailsPath(course.objective.id)}`;
  useEffect(() => {
    if (!isGone) return;
    showToast('info', text);
    void navigate({ href, replace: true });
  }, [isGone, text, navigate, href]);
}

function startOf(workflow: { started: Date | null } | null): number {
  return workflow?.started?.getTime() ?? 0;
}
