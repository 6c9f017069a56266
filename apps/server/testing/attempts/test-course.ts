import { randomUUID } from 'node:crypto';
import { sortName } from '@lantern/domain/display/sort-name';
import type { Db } from '../../src/db/db';
import { cleanRichText } from '../../src/rich-text/clean-rich-text';
import { insertParts } from '../../src/store/setup/activity-part-setup';
import {
  insertAccesses,
  insertCourses,
  insertEnrolments,
  type NewAccess,
  type NewCourse,
} from '../../src/store/setup/course-setup';
import { refreshListedObjectives } from '../../src/store/courses/listed-objectives';
import { plantedParts, type Seedling } from '../../src/store/setup/planted-parts';
import { ADA, NORTH } from '../test-tenants';

export type CourseDifferences = {
  tenantId?: string;
  userId?: string;
  course?: Partial<NewCourse>;
  access?: Partial<NewAccess>;
  parts?: readonly Seedling[];
  isSelfEnrolled?: boolean;
};

export type TestCourse = {
  objectiveId: string;
  accessId: string;
  aggregateId: string;
  /** The part at an axis. */
  part: (axis: string) => string;
};

/** For tests: a ready composite course without parts in which Ada is enrolled; a test states only what differs. */
export async function insertTestCourse(db: Db, differs: CourseDifferences = {}): Promise<TestCourse> {
  const { tenantId = NORTH.id, userId = ADA.id, isSelfEnrolled = true } = differs;
  const offered = await insertOfferedCourse(db, { ...differs, access: { userId, ...differs.access } });
  const aggregateId = randomUUID();
  const { accessId } = offered;
  await insertEnrolments(db, tenantId, [{ id: aggregateId, userId, accessId, isSelfEnrolled }]);
  return { ...offered, aggregateId };
}

/** For tests: the same, on offer in the catalog and nobody's yet. */
export async function insertOfferedCourse(
  db: Db,
  { tenantId = NORTH.id, course, access, parts = [] }: CourseDifferences = {},
): Promise<Omit<TestCourse, 'aggregateId'>> {
  const made = { ...plainCourse(course?.name ?? 'Course'), ...course };
  const entitled = { ...plainAccess(made.id), ...access };
  const ids = new Map<string, string>();
  const rows = plantedParts(parts, {
    objectiveId: made.id,
    idOf: (kind, axis) => {
      const id = randomUUID();
      if (kind === 'part') ids.set(axis, id);
      return id;
    },
  });
  await insertCourses(db, tenantId, [made]);
  await insertParts(db, tenantId, rows);
  await refreshListedObjectives(db, tenantId);
  await insertAccesses(db, tenantId, [entitled]);
  return {
    objectiveId: made.id,
    accessId: entitled.id,
    part: (axis) => ids.get(axis) ?? `no part at ${axis}`,
  };
}

/** For tests: a ready composite course. */
export function plainCourse(name: string): NewCourse {
  return {
    id: randomUUID(),
    activityId: randomUUID(),
    name,
    sortName: sortName(name),
    code: '',
    description: '',
    about: cleanRichText('', { frameSources: [] }),
    state: 'ready',
    type: 'composite',
    activityState: 'ready',
    supportReview: true,
    proctored: false,
    childrenCount: 0,
    duration: null,
    presentationMode: 'tree',
    gradingScaleId: null,
    announcementChannelId: null,
    showcaseIds: [],
    attributeIds: [],
    certificateTemplates: [],
    isOpen: false,
    needsGrading: false,
    needsApproval: false,
  };
}

/** For tests: an access that offers a course to everybody. */
export function plainAccess(objectiveId: string): NewAccess {
  return {
    id: randomUUID(),
    objectiveId,
    userId: null,
    termId: null,
    isMandatory: false,
    retake: false,
    dueDate: null,
    availabilityDate: null,
    availabilityEndDate: null,
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
  };
}
