import { courseTree } from '@lantern/domain/activity/course-node';
import { rolledUpProgress } from '@lantern/domain/attempt/roll-up';
import type { Db } from '../db/db';
import { switchChannel } from '../store/announcements/channels';
import {
  listAttemptsUnderWay,
  raiseVersions,
  updateProgresses,
} from '../store/course-import/attempts-under-way';
import { replaceCourseFiles } from '../store/course-import/course-imports';
import {
  replaceCertificates,
  upsertImportedCourse,
  upsertImportedOffer,
} from '../store/course-import/imported-course';
import {
  deleteOtherLinks,
  replaceContents,
  replaceQuizzes,
  upsertImportedParts,
} from '../store/course-import/imported-parts';
import {
  archiveParts,
  deleteParts,
  freeKeys,
  listOtherParts,
  type OtherPart,
} from '../store/course-import/removed-parts';
import { refreshListedObjective } from '../store/courses/listed-objectives';
import { readObjectiveOutline } from '../store/courses/objective-outline';
import { upsertLtiLinks } from '../store/lti/lti-links';
import type { CourseRows } from './course-rows';
import { groupedBy } from './grouped-by';
import type { CourseFile } from './put-course-files';

const NO_ID = '00000000-0000-0000-0000-000000000000';
const ATTEMPTS_AT_ONCE = 200;

/** Writes the whole course, in a transaction that holds it. */
export async function writeCourse(
  tx: Db,
  tenantId: string,
  { rows, files, now }: { rows: CourseRows; files: CourseFile[]; now: Date },
): Promise<void> {
  const { course, offer, channel, certificates } = rows;
  const objectiveId = course.id;
  await upsertImportedCourse(tx, tenantId, course);
  await upsertImportedOffer(tx, tenantId, offer);
  await switchChannel(tx, tenantId, { objectiveId, ...channel });
  await replaceCertificates(tx, tenantId, { objectiveId, certificates });
  await replaceCourseFiles(tx, tenantId, { objectiveId, files, now });
  await writeParts(tx, tenantId, { rows, now });
  await refreshListedObjective(tx, tenantId, objectiveId);
  await refreshProgresses(tx, tenantId, objectiveId);
  await raiseVersions(tx, tenantId, objectiveId);
}

async function writeParts(
  tx: Db,
  tenantId: string,
  { rows, now }: { rows: CourseRows; now: Date },
): Promise<void> {
  const { course, parts, contents, quizzes, links } = rows;
  const objectiveId = course.id;
  const activityIds = parts.map(({ activityId }) => activityId);
  const others = await listOtherParts(tx, tenantId, { objectiveId, partIds: parts.map(({ id }) => id) });
  await freeKeys(tx, tenantId, { ids: others.map(({ id }) => id), now });
  await upsertImportedParts(tx, tenantId, { objectiveId, parts });
  const { kept, gone } = keptParts(others);
  await archiveParts(tx, tenantId, { parts: placedLast(kept, parts), now });
  await deleteParts(tx, tenantId, gone);
  await replaceContents(tx, tenantId, { activityIds, contents });
  await replaceQuizzes(tx, tenantId, { activityIds, quizzes });
  const linkedIds = links.map(({ activityId }) => activityId);
  await deleteOtherLinks(tx, tenantId, { activityIds, linkedIds });
  await upsertLtiLinks(tx, tenantId, links);
}

/** Reading 61: what somebody has worked on stays, with the modules that it was in. */
function keptParts(others: readonly OtherPart[]): { kept: OtherPart[]; gone: OtherPart[] } {
  const parents = new Map(others.map((part) => [part.id, part.parentId]));
  const keptIds = new Set<string>();
  for (const { id, isWorkedOn } of others) {
    let next: string | null = isWorkedOn ? id : null;
    while (next !== null && parents.has(next)) {
      keptIds.add(next);
      next = parents.get(next) ?? null;
    }
  }
  return {
    kept: others.filter(({ id }) => keptIds.has(id)),
    gone: others.filter(({ id }) => !keptIds.has(id)),
  };
}

/** Behind whatever is in the course, each where it was before. */
function placedLast(kept: readonly OtherPart[], parts: CourseRows['parts']) {
  const axes = new Map<string | null, string>(parts.map(({ id, axis }) => [id, axis]));
  const taken = new Map<string | null, number>();
  for (const { parentId } of parts) taken.set(parentId, (taken.get(parentId) ?? 0) + 1);
  const below = groupedBy(kept, ({ parentId }) => parentId);
  const placed: Array<{ id: string; activityId: string; order: number; axis: string }> = [];
  const place = (parentId: string | null): void => {
    for (const { id, activityId } of below.get(parentId) ?? []) {
      const order = (taken.get(parentId) ?? 0) + 1;
      taken.set(parentId, order);
      const parentAxis = axes.get(parentId);
      const axis = parentAxis === undefined ? `${order}` : `${parentAxis}.${order}`;
      axes.set(id, axis);
      placed.push({ id, activityId, order, axis });
      place(id);
    }
  };
  for (const parentId of [null, ...parts.map(({ id }) => id)]) place(parentId);
  return placed;
}

/** [3.5] Attempts under way are as far as the course that they are in now says; those that are over stay as they are. */
async function refreshProgresses(tx: Db, tenantId: string, objectiveId: string): Promise<void> {
  const outline = await readObjectiveOutline(tx, tenantId, objectiveId);
  let after = NO_ID;
  for (;;) {
    const attempts = await listAttemptsUnderWay(tx, tenantId, {
      objectiveId,
      after,
      limit: ATTEMPTS_AT_ONCE,
    });
    const progresses = attempts.map(({ id, progress: before, activities }) => {
      const outcomes = activities.map(({ partId, state, progress, isSubmitted, doneBefore }) => {
        const at = new Date(0);
        const workflow = { id: '', state, progress, doneBefore, attempts: 1, started: at, finished: null };
        const outcome = { normalizedScore: null, passed: null };
        return [
          partId,
          { ...outcome, workflow: { ...workflow, submitted: isSubmitted ? at : null } },
        ] as const;
      });
      return { id, before, progress: rolledUpProgress(courseTree(outline, new Map(outcomes))) };
    });
    const changed = progresses.filter(({ before, progress }) => before !== progress);
    if (changed.length > 0) await updateProgresses(tx, tenantId, changed);
    if (attempts.length < ATTEMPTS_AT_ONCE) return;
    after = attempts.at(-1)?.id ?? after;
  }
}
