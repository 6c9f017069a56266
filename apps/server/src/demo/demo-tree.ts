import type { NewPart } from '../store/setup/activity-part-setup';
import { plantedParts, type Seedling } from '../store/setup/planted-parts';
import type { DemoCourse } from './demo-course';
import { demoId } from './demo-id';
import { BUSY_MODULE_NAMES, BUSY_TREES } from './trees/busy-trees-data';
import { COURSE_LESSONS } from './lessons/course-lessons-data';
import { meeting, OPEN_FILM } from './lessons/shared-contents-data';
import { studyGuide } from './lessons/study-guide';
import { type DemoContent, type DemoPart, seedlingOf } from './trees/demo-part';
import { OTHERS_TREES } from './trees/others-trees-data';
import { PLAYER_TREES } from './trees/player-trees-data';
import { standardTree } from './trees/standard-tree';

/** [3.7] The parts of a course; a course of one activity has none. */
export function newParts(course: DemoCourse, now: Date): NewPart[] {
  return planted(
    course,
    treeOf(course).map((part) => seedlingOf(withLesson(part, course), now)),
  );
}

/** The same parts without what is in them, which takes most of the time. */
export function newPartsWithoutContent(course: DemoCourse): NewPart[] {
  return planted(
    course,
    treeOf(course).map((part) => seedlingOf(withoutContent(part), new Date(0))),
  );
}

/** The course as it was written, before it has ids. */
export function treeOf(course: DemoCourse): readonly DemoPart[] {
  const { code, type = 'composite' } = course;
  if (type !== 'composite') return [];
  const moduleNames = BUSY_MODULE_NAMES[code];
  return (
    BUSY_TREES[code] ??
    PLAYER_TREES[code] ??
    OTHERS_TREES[code] ??
    standardTree({ ...course, ...(moduleNames && { moduleNames }) })
  );
}

function planted({ code }: DemoCourse, seedlings: Seedling[]): NewPart[] {
  return plantedParts(seedlings, {
    objectiveId: demoId(`course ${code}`),
    idOf: (kind, axis) => demoId(`${kind} ${code} ${axis}`),
  });
}

function withoutContent({ content: _content, ...part }: DemoPart): DemoPart {
  return { ...part, children: part.children.map(withoutContent) };
}

/** What was written for a part is found by its name; where nothing was, there is still something to read or to see. */
function withLesson(part: DemoPart, course: DemoCourse): DemoPart {
  const content = part.content ?? COURSE_LESSONS[part.name] ?? plainContent(part, course);
  const children = part.children.map((child) => withLesson(child, course));
  return { ...part, ...(content && { content }), children };
}

function plainContent({ type, name, state }: DemoPart, course: DemoCourse): DemoContent | null {
  if (state === 'draft') return null;
  if (type === 'video') return OPEN_FILM;
  if (type === 'event') return meeting(0);
  const { description } = course;
  return type === 'text' ? studyGuide({ course: course.name, module: name, description }) : null;
}
