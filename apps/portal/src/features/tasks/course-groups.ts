import type { Task } from '@lantern/contract/planner/task';
import type { TaskGroup } from '@lantern/domain/planner/task-groups';
import type { TFunction } from 'i18next';
import { courseTitle } from '../../lib/format/shown-title';

export type CourseGroup = { key: string; title: string; lang: string | null; tasks: Task[] };

/** The same tasks by course, each in the order of its dates; what belongs to none comes last. */
export function courseGroups(groups: ReadonlyArray<TaskGroup<Task>>, t: TFunction): CourseGroup[] {
  const byCourse = new Map<string, CourseGroup>();
  const none: CourseGroup = { key: '', title: t('tasks.noCourse'), lang: null, tasks: [] };
  for (const task of groups.flatMap(({ tasks }) => tasks)) {
    if (!task.course) {
      none.tasks.push(task);
      continue;
    }
    const { objectiveId: key, language: lang } = task.course;
    const known = byCourse.get(key);
    if (known) known.tasks.push(task);
    else byCourse.set(key, { key, title: courseTitle(task.course, t), lang, tasks: [task] });
  }
  return [...byCourse.values(), ...(none.tasks.length > 0 ? [none] : [])];
}
