import type { Task } from '@lantern/contract/planner/task';
import { courseTasks } from '@lantern/domain/planner/course-tasks';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { taskIdOf } from './task-id-of';
import type { Db } from '../db/db';
import type { Learner } from '../store/people/learner-facts';
import { listPersonalTasks, type StoredTask } from '../store/planner/personal-tasks';
import { listPlannedCourses, type ListedPlannedCourse } from '../store/planner/planned-courses';
import { readTaskTicks } from '../store/planner/task-ticks';

/** [4.22] [4.26] Everything that the learner has to do, whatever it is of. */
export async function readTasks(db: Db, learner: Learner, now: Date): Promise<Task[]> {
  const [courses, personal, ticks] = await Promise.all([
    listPlannedCourses(db, learner),
    listPersonalTasks(db, learner),
    readTaskTicks(db, learner),
  ]);
  const tasks = [...courses.flatMap((course) => tasksOf(course, now)), ...personal.map(taskOf)];
  return tasks.map((task) => ({ ...task, ticked: ticks.get(task.id) ?? null }));
}

function tasksOf(course: ListedPlannedCourse, now: Date): Array<Omit<Task, 'ticked'>> {
  const { objective, isMandatory } = course;
  const workflow = lastWorkflow(course);
  return courseTasks(course, now).map(({ due, activity }) => ({
    id: taskIdOf(course, activity),
    title: activity?.name ?? objective.name,
    language: activity ? activity.language : objective.language,
    due,
    dueOn: null,
    course: courseOf(objective),
    activity: activity && { axis: activity.axis, type: activity.type },
    isMandatory,
    progress: workflow?.progress ?? null,
    isPersonal: false,
  }));
}

function taskOf({ id, title, dueOn, course }: StoredTask): Omit<Task, 'ticked'> {
  return {
    id,
    title,
    language: null,
    due: null,
    dueOn,
    course: course && courseOf(course),
    activity: null,
    isMandatory: false,
    progress: null,
    isPersonal: true,
  };
}

type NamedCourse = { id: string; name: string; language: string | null; code: string };

function courseOf({ id: objectiveId, name, language, code }: NamedCourse): Task['course'] {
  return { objectiveId, name, language, code };
}
