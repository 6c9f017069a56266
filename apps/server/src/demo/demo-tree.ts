import type { NewPart } from '../store/activity-part-setup';
import { plantedParts } from '../store/planted-parts';
import type { DemoCourse } from './demo-course';
import { demoId } from './demo-id';
import { BUSY_MODULE_NAMES, BUSY_TREES } from './trees/busy-trees-data';
import { seedlingOf } from './trees/demo-part';
import { standardTree } from './trees/standard-tree';

/** [3.7] The parts of a course; a course of one activity has none. */
export function newParts(course: DemoCourse, now: Date): NewPart[] {
  const { code, type = 'composite' } = course;
  if (type !== 'composite') return [];
  const moduleNames = BUSY_MODULE_NAMES[code];
  const tree = BUSY_TREES[code] ?? standardTree({ ...course, ...(moduleNames && { moduleNames }) });
  return plantedParts(
    tree.map((part) => seedlingOf(part, now)),
    { objectiveId: demoId(`course ${code}`), idOf: (kind, axis) => demoId(`${kind} ${code} ${axis}`) },
  );
}
