import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { attemptEnding } from '@lantern/domain/attempt/attempt-ending';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activityTreeQuery } from '../../api/attempts/activities';
import { endAttempt } from '../../api/outbox/outbox-of';
import { Button } from '../../ui/button/button';
import { EndCourseDialog } from './end-course-dialog';
import { partsOf } from './root-part';
import { runEnding } from './run-ending';

type EndAttemptProps = {
  course: ObjectiveAccess;
  objectiveWorkflowId: string;
  /** The required work is done. */
  isLeading: boolean;
};

/** [4.10] [4.11] The button that hands an attempt in, asked for twice. */
export function EndAttempt({ course, objectiveWorkflowId, isLeading }: EndAttemptProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');
  const { data: tree } = useQuery({
    ...activityTreeQuery(objectiveWorkflowId),
    enabled: step === 'asking' || course.objective.type === 'composite',
  });
  const kind = attemptEnding(course.objective.type, tree?.children ?? null);

  function confirm() {
    setStep('sending');
    const end = () => runEnding({ kind, objectiveWorkflowId }, { client, t });
    void endAttempt(client, objectiveWorkflowId, end).finally(() => setStep('idle'));
  }
  return (
    <>
      <Button
        block
        {...(isLeading && ({ variant: 'primary', size: 'lg' } as const))}
        busy={step === 'sending'}
        onClick={() => setStep('asking')}
      >
        {t(`attemptEnding.${kind}Course`)}
      </Button>
      {step === 'asking' && (
        <EndCourseDialog
          kind={kind}
          parts={tree ? partsOf(tree, course) : []}
          onConfirm={confirm}
          onClose={() => setStep('idle')}
        />
      )}
    </>
  );
}
