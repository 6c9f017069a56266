import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { CourseActionName } from '@lantern/domain/course/course-offer';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportEvent } from '../../api/attempts/report-event';
import { runStart } from './run-start';

/** What a button of the panel does; starting again is asked for twice. */
export function useCourseAction(course: ObjectiveAccess) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const router = useRouter();
  const [busyAction, setBusyAction] = useState<CourseActionName | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  function start(name: CourseActionName) {
    setBusyAction(name);
    void runStart(course, { client, router, t }).finally(() => setBusyAction(null));
  }

  function act(name: CourseActionName) {
    if (name === 'start') start(name);
    if (name === 'startAgain') setIsAsking(true);
    if (name === 'review') reportEvent('course_open_for_review', { objectiveId: course.objective.id });
  }

  const restart = {
    confirm: () => {
      setIsAsking(false);
      start('startAgain');
    },
    cancel: () => setIsAsking(false),
  };
  return { act, busyAction, restart: isAsking ? restart : null };
}
