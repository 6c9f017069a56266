import type { EnrollmentFlow } from '@lantern/domain/enrollment/enrollment-steps';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEnrollment } from './run-enrollment';

export type Enrolling = {
  /** What is under way, for the button that began it. */
  runningFlow: EnrollmentFlow | null;
  enroll: (flow: EnrollmentFlow) => void;
};

export function useEnroll(objectiveId: string): Enrolling {
  const { t } = useTranslation();
  const client = useQueryClient();
  const router = useRouter();
  const [runningFlow, setRunningFlow] = useState<EnrollmentFlow | null>(null);

  function enroll(flow: EnrollmentFlow) {
    setRunningFlow(flow);
    void runEnrollment({ objectiveId, flow }, { client, router, t }).finally(() => setRunningFlow(null));
  }
  return { runningFlow, enroll };
}
