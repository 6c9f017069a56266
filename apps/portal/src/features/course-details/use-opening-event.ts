import { useEffect } from 'react';
import { reportEvent } from '../../api/attempts/report-event';

/** [7.33] Once for each course that the page shows. */
export function useOpeningEvent(objectiveId: string): void {
  useEffect(() => reportEvent('about_the_course_page_load', { objectiveId }), [objectiveId]);
}
