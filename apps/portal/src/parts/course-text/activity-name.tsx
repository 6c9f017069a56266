import { useTranslation } from 'react-i18next';
import { activityTitle } from '../../lib/format/shown-title';
import { useLangOf } from '../../lib/page/use-lang-of';
import { NumberedTitle } from '../../ui/numbered-title';
import type { TextOfCourse } from './course-name';

type ActivityNameProps = {
  activity: TextOfCourse;
  /** Left out where it has none. */
  number?: string;
};

/** [3.7] What an activity is called, in its own language and direction. */
export function ActivityName({ activity, number }: ActivityNameProps) {
  const { t } = useTranslation();
  const lang = useLangOf()(activity.language);
  const title = activityTitle(activity, t);
  return number ? (
    <NumberedTitle number={number} title={title} lang={lang} />
  ) : (
    <bdi lang={lang}>{title}</bdi>
  );
}
