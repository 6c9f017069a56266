import type { Db } from '../../db/db';
import type { FileStorage } from '../../storage/file-storage';
import { insertUser } from '../../store/people/users';
import { upsertSetting } from '../../store/setup/tenant-setup';
import { fillArrangement } from '../demo-arrangement';
import { DEMO_PEOPLE } from '../demo-people';
import { DEMO_FRAME_SOURCES } from '../trees/part-content';
import { fillCourses } from './fill-courses';
import { fillFiles } from './fill-files';
import { fillGroups } from './fill-groups';

/** Everything that the demo tenant begins with, the same every time; dates are relative to `now`. */
export async function fillDemo(
  { db, files }: { db: Db; files: FileStorage },
  tenantId: string,
  now: Date,
): Promise<void> {
  await upsertSetting(db, tenantId, 'platform.common.locale', 'en-US');
  // The calendar and the rooms have no screen yet.
  await upsertSetting(db, tenantId, 'ui.learner.navigation', {
    catalog: true,
    rooms: false,
    calendar: false,
  });
  await upsertSetting(db, tenantId, 'lms.learner_allowed_external_sources', DEMO_FRAME_SOURCES);
  for (const person of Object.values(DEMO_PEOPLE)) await insertUser(db, tenantId, person);
  await fillArrangement(db, tenantId);
  await fillCourses(db, tenantId, now);
  await fillGroups(db, tenantId, now);
  await fillFiles({ db, files }, tenantId, now);
}
