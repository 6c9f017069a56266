import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { CALENDAR_KINDS, type CalendarKind } from '@lantern/domain/planner/calendar-kinds';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { taskCoursesQuery } from '../../api/planner/tasks';
import { courseTitle } from '../../lib/format/shown-title';
import { SelectField } from '../../ui/field/select-field';
import styles from './calendar.module.css';

/** Empty: all of them. */
export type CalendarFilter = { course: string; kind: CalendarKind | '' };

/** [2.12] As the address keeps it; a kind that there is none of is every kind. */
export function filterOf(search: string): CalendarFilter {
  const params = new URLSearchParams(search);
  const kind = CALENDAR_KINDS.find((one) => one === params.get('kind')) ?? '';
  return { course: params.get('course') ?? '', kind };
}

export function searchOf({ course, kind }: CalendarFilter): Record<string, string> {
  return { ...(course && { course }), ...(kind && { kind }) };
}

type CalendarFiltersProps = {
  filter: CalendarFilter;
  /** Whose courses can be chosen. */
  dates: readonly CalendarDate[];
  onChange: (filter: CalendarFilter) => void;
};

/** [2.12] By course and by kind. */
export function CalendarFilters({ filter, dates, onChange }: CalendarFiltersProps) {
  const { t } = useTranslation();
  const courses = new Map(
    dates.flatMap(({ course }) => (course ? [[course.objectiveId, course] as const] : [])),
  );
  const isAbsent = filter.course !== '' && !courses.has(filter.course);
  const { data: enrolled } = useQuery({ ...taskCoursesQuery(), enabled: isAbsent });
  // It has nothing on this page, and is named all the same.
  const absent = isAbsent ? enrolled?.find(({ id }) => id === filter.course) : undefined;
  const isNoneOfTheirs = isAbsent && enrolled !== undefined && absent === undefined;
  useEffect(() => {
    if (isNoneOfTheirs) onChange({ ...filter, course: '' });
  });
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('calendar.course')}
        value={filter.course}
        onChange={(event) => onChange({ ...filter, course: event.target.value })}
      >
        <option value="">{t('calendar.allCourses')}</option>
        {[...courses.values()].map((course) => (
          <option key={course.objectiveId} value={course.objectiveId}>
            {courseTitle(course, t)}
          </option>
        ))}
        {absent && <option value={absent.id}>{courseTitle(absent, t)}</option>}
      </SelectField>
      <SelectField
        label={t('calendar.kindLabel')}
        value={filter.kind}
        onChange={(event) =>
          onChange({ ...filter, kind: CALENDAR_KINDS.find((one) => one === event.target.value) ?? '' })
        }
      >
        <option value="">{t('calendar.allKinds')}</option>
        {CALENDAR_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`calendar.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

export function isShown({ course, kind }: CalendarDate, filter: CalendarFilter): boolean {
  return (
    (filter.course === '' || course?.objectiveId === filter.course) &&
    (filter.kind === '' || kind === filter.kind)
  );
}
