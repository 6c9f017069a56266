import { titleOf } from '@lantern/domain/display/title';
import type { TFunction } from 'i18next';

type Named = Parameters<typeof titleOf>[0];

/** [3.2] Never empty, in the reader's language where the course says nothing itself. */
export function courseTitle(course: Named, t: TFunction): string {
  return titleOf(course) ?? t('pages.untitledCourse');
}

/** [3.7] The same of an activity. */
export function activityTitle(activity: Named, t: TFunction): string {
  return titleOf(activity) ?? t('pages.untitledActivity');
}
