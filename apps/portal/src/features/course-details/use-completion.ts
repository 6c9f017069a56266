import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { useState } from 'react';

/** Has the attempt come to its end while the page was open: by this learner, in another tab, or by its grader? */
export function useCompletion(course: ObjectiveAccess): boolean {
  const workflow = lastWorkflow(course);
  const isFinished = workflow?.state === 'finished';
  const [openId, setOpenId] = useState<string | null>(null);
  if (workflow && !isFinished && workflow.id !== openId) setOpenId(workflow.id);
  return isFinished && workflow.id === openId;
}
