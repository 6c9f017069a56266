import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../lib/format/shown-title';
import { useLangOf } from '../../lib/page/use-lang-of';

export type TextOfCourse = { name: string; code?: string | null; language: string | null };

/** [3.2] What a course is called, in its own language and direction. */
export function CourseName({ course }: { course: TextOfCourse }) {
  const { t } = useTranslation();
  return <bdi lang={useLangOf()(course.language)}>{courseTitle(course, t)}</bdi>;
}
