import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { lastRecord, lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { courseDates } from '@lantern/domain/planner/course-dates';
import { taskUrgency, type Today } from '@lantern/domain/planner/task-groups';
import type { Db } from '../db/db';
import type { Learner } from '../store/people/learner-facts';
import { type ListedDatedCourse, listDatedCourses, type TimeRange } from '../store/planner/dated-courses';
import { type ExpiringCertificate, listExpiringCertificates } from '../store/planner/expiring-certificates';
import { listPersonalEvents, type StoredPersonalEvent } from '../store/planner/personal-events';
import { listPersonalTasks, type StoredTask } from '../store/planner/personal-tasks';
import { readTaskTicks } from '../store/planner/task-ticks';
import { taskIdOf } from './task-id-of';

const DAY_MS = 86_400_000;

/** [2.12] Every date of the learner in a range, the earliest first. A day is in it wherever it is that day on earth. */
export async function readCalendar(
  db: Db,
  learner: Learner,
  { from, to, ...day }: TimeRange & Today,
): Promise<CalendarDate[]> {
  const { now } = day;
  const [courses, certificates, tasks, ticks, events] = await Promise.all([
    listDatedCourses(db, learner, { from, to }),
    listExpiringCertificates(db, learner, { from, to, now }),
    listPersonalTasks(db, learner),
    readTaskTicks(db, learner),
    listPersonalEvents(db, learner, { from, to }),
  ]);
  const dates = [
    ...courses.flatMap((course) => datesOf(course, ticks, now)),
    ...certificates.map(expiryOf),
    ...tasks.flatMap((task) => taskDate(task, ticks.has(task.id), day)),
    ...events.map(eventDate),
  ];
  return dates
    .filter((date) => timeOf(date) < to.getTime() && endOf(date) >= from.getTime())
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}

function timeOf({ at, on }: CalendarDate): number {
  return at?.getTime() ?? Date.parse(`${on}T00:00:00Z`);
}

function endOf(date: CalendarDate): number {
  if (date.until) return Date.parse(`${date.until}T00:00:00Z`) + DAY_MS;
  return date.end?.getTime() ?? timeOf(date) + (date.at ? 0 : DAY_MS);
}

const NOTHING = {
  at: null,
  end: null,
  on: null,
  until: null,
  course: null,
  activity: null,
  certificateNumber: null,
};

function datesOf(course: ListedDatedCourse, ticks: ReadonlyMap<string, Date>, now: Date): CalendarDate[] {
  const { objective } = course;
  const isBegun = lastWorkflow(course) !== null || lastRecord(course) !== null;
  const of = courseOf(objective, isBegun);
  return courseDates(course, now).map(({ kind, at, end, activity, status }) => ({
    id: `${course.id}.${activity?.partId ?? 'course'}.${kind}`,
    kind,
    title: activity?.name ?? objective.name,
    language: activity ? activity.language : objective.language,
    at,
    end,
    on: null,
    until: null,
    course: of,
    activity: activity && { axis: activity.axis, type: activity.type },
    certificateNumber: null,
    // What learners have ticked is done for them, here as among their tasks.
    status: kind === 'due' && ticks.has(taskIdOf(course, activity)) ? 'done' : status,
  }));
}

function expiryOf(certificate: ExpiringCertificate): CalendarDate {
  const { id, certificateNumber, expiresOn, objectiveId, courseName } = certificate;
  return {
    ...NOTHING,
    id: `${id}.expires`,
    kind: 'expires',
    title: courseName,
    language: null,
    on: expiresOn,
    course: courseOf({ id: objectiveId, name: courseName, language: null, code: '' }, true),
    certificateNumber,
    status: null,
  };
}

function taskDate({ id, title, dueOn, course }: StoredTask, isTicked: boolean, day: Today): CalendarDate[] {
  if (dueOn === null) return [];
  const isLate = taskUrgency({ due: null, dueOn }, day) === 'overdue';
  const status = isTicked ? 'done' : isLate ? 'overdue' : null;
  const of = course && courseOf(course, true);
  return [{ ...NOTHING, id, kind: 'task', title, language: null, on: dueOn, course: of, status }];
}

function eventDate(event: StoredPersonalEvent): CalendarDate {
  return { ...NOTHING, ...event, kind: 'personal', language: null, status: null };
}

type NamedCourse = { id: string; name: string; language: string | null; code: string };

function courseOf({ id, name, language, code }: NamedCourse, isBegun: boolean): CalendarDate['course'] {
  return { objectiveId: id, name, language, code, isBegun };
}
