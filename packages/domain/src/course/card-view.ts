import { clampProgress } from '../grade/percent';
import { startWindow } from './availability';
import { type CardCourse, type CardFooter, cardFooter } from './course-card';
import { type CourseDue, courseDue } from './course-due';
import { lastRecord, lastWorkflow } from '../enrollment/enrolled-course';

export type CardFlag = 'mandatory' | 'inGrading' | 'comingSoon' | 'archived' | 'locked';

/** How far the cover is lit. */
export type CardLight =
  | { kind: 'notStarted' | 'finished' | 'draft' | 'locked' }
  | { kind: 'started'; share: number };

export type CardLine = CardFooter | { kind: 'closed' | 'wasDue'; date: Date };

export type CardView = {
  flags: CardFlag[];
  light: CardLight;
  /** 0 to 1 */
  share: number;
  line: CardLine;
  /** Null where nothing is to be done for a date. */
  due: CourseDue | null;
  /** The course cannot be worked on now. */
  isQuiet: boolean;
};

export type ViewedCourse = CardCourse & { isMandatory: boolean; availabilityEndDate: Date | null };

/** [4.22] [2.26] What the card of a course shows, before it is put into words. */
export function cardView(course: ViewedCourse, now: Date): CardView {
  const isDraft = course.objective.state === 'draft';
  const closedAt = isDraft ? null : shutBefore(course, now);
  const footer = cardFooter(course);
  const light = cardLight(course, { isDraft, isLocked: closedAt !== null });
  const due = courseDue(course, now);
  return {
    flags: cardFlags(course, { isDraft, isLocked: closedAt !== null }),
    light,
    share: light.kind === 'started' ? light.share : Number(light.kind === 'finished'),
    line: closedAt ? { kind: 'closed', date: closedAt } : (pressingLine(due) ?? footer),
    due,
    isQuiet: isDraft || isArchived(course) || closedAt !== null,
  };
}

/** What presses is said before anything else: since when it is late, or until when there is time. */
function pressingLine(due: CourseDue | null): CardLine | null {
  if (due === null || due.urgency === 'later') return null;
  return { kind: due.urgency === 'overdue' ? 'wasDue' : 'due', date: due.date };
}

type Shut = { isDraft: boolean; isLocked: boolean };

/** [4.21] When the course closed on a learner who had not begun. */
function shutBefore(course: ViewedCourse, now: Date): Date | null {
  if (lastWorkflow(course) || lastRecord(course)) return null;
  const window = startWindow(course, now);
  return window.kind === 'closed' ? window.closedAt : null;
}

function cardFlags(course: ViewedCourse, { isDraft, isLocked }: Shut): CardFlag[] {
  const flags: CardFlag[] = [];
  if (course.isMandatory) flags.push('mandatory');
  if (isDraft) flags.push('comingSoon');
  else if (lastWorkflow(course)?.state === 'inGrading') flags.push('inGrading');
  if (isArchived(course)) flags.push('archived');
  if (isLocked) flags.push('locked');
  return flags;
}

/** [4.20] Its page opens to what was done, and to nothing else. */
function isArchived(course: ViewedCourse): boolean {
  return course.objective.state === 'archived';
}

function cardLight(course: ViewedCourse, { isDraft, isLocked }: Shut): CardLight {
  if (isDraft) return { kind: 'draft' };
  if (isLocked) return { kind: 'locked' };
  const workflow = lastWorkflow(course);
  if (workflow === null) return { kind: lastRecord(course) ? 'finished' : 'notStarted' };
  if (workflow.state === 'finished') return { kind: 'finished' };
  return { kind: 'started', share: clampProgress(workflow.progress) };
}
