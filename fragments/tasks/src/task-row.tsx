import type { Task } from '@lantern/contract/planner/task';
import { contentPartPath, contentPath, detailsPath } from '@lantern/domain/course/course-paths';
import { taskUrgency } from '@lantern/domain/planner/task-groups';
import { daysBetween, isoDay } from '@lantern/fragment-kit/calendar-days';
import { countText } from '@lantern/fragment-kit/count-text';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import type { Texts } from './fragment';

type TaskRowProps = {
  task: Task;
  texts: Texts;
  page: FragmentProps;
  onTick: (isTicked: boolean) => void;
};

const TONES = { overdue: 'chip danger', soon: 'chip light', later: 'chip' } as const;

export function TaskRow({ task, texts, page, onTick }: TaskRowProps) {
  const day = { now: page.now, today: isoDay(page.now, page.timeZone) };
  const path = pathOf(task);
  const isTicked = task.ticked !== null;
  return (
    <li className={isTicked ? 'task ticked' : 'task'}>
      <label className="check">
        <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
        <span className="visually-hidden">{texts.tick.replace('{title}', task.title)}</span>
      </label>
      <div className="words">
        <h3 lang={task.language ?? undefined} dir="auto">
          {path === null ? task.title : <a href={page.navigation.hrefOf(path)}>{task.title}</a>}
        </h3>
        <p className="line">{lineOf(task, texts)}</p>
        <p className={isTicked ? 'chip' : TONES[taskUrgency(task, day)]}>
          {isTicked ? texts.ticked : dueText(task, { texts, page, day })}
        </p>
      </div>
    </li>
  );
}

function lineOf({ isPersonal, activity, course, isMandatory }: Task, texts: Texts): string {
  if (isPersonal) return course?.name ?? texts.yourOwn;
  if (activity && course) return course.name;
  return isMandatory ? texts.mandatoryCourse : texts.course;
}

type Reading = { texts: Texts; page: FragmentProps; day: { now: Date; today: string } };

/** [4.22] How late, or how long there is still time, by the days of the reader's calendar. */
function dueText(task: Task, { texts, page, day }: Reading): string {
  const dueOn = task.due ? isoDay(task.due, page.timeZone) : task.dueOn;
  if (dueOn === null) return texts.noDate;
  const days = daysBetween(day.today, dueOn);
  if (taskUrgency(task, day) === 'overdue')
    return days === 0 ? texts.lateToday : countText(page.locale, texts.daysLate, -days);
  return days === 0 ? texts.dueToday : countText(page.locale, texts.inDays, days);
}

/** Into the activity where the course has been begun, else to the course. */
function pathOf({ course, activity, progress }: Task): string | null {
  if (!course) return null;
  if (progress === null) return detailsPath(course.objectiveId);
  return activity ? contentPartPath(course.objectiveId, activity.axis) : contentPath(course.objectiveId);
}
