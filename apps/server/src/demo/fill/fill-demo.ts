import type { Db } from '../../db/db';
import type { FileStorage } from '../../storage/file-storage';
import { mailRule } from '../../mail/mail-kinds';
import { insertUser } from '../../store/people/users';
import { setFlag } from '../../store/operator/tenant-admin';
import { upsertSetting } from '../../store/setup/tenant-setup';
import { fillArrangement } from '../demo-arrangement';
import { DEMO_ALUMNI } from '../alumni-data';
import { DEMO_PEOPLE } from '../demo-people';
import { type DemoQuiz, linkQuizzes, registerQuizTool, USUAL_QUIZ } from '../demo-tools';
import { fillDiscussions } from '../discussions/fill-discussions';
import { fillFolders } from '../folders/fill-folders';
import { DEMO_FRAME_SOURCES } from '../trees/part-content';
import { fillAnnouncements } from './fill-announcements';
import { fillBanners } from './fill-banners';
import { fillCourses } from './fill-courses';
import { fillFiles } from './fill-files';
import { fillGroups } from './fill-groups';
import { fillTeams } from './fill-teams';

export type DemoFill = {
  now: Date;
  /** Where the courses lie that are folders. */
  folder: string;
  /** Null where none runs beside the server: then quizzes lead to where it would. */
  quiz: DemoQuiz | null;
};

/** Everything that the demo tenant begins with, the same every time; dates are relative to `now`. */
export async function fillDemo(
  { db, files }: { db: Db; files: FileStorage },
  tenantId: string,
  { now, folder, quiz: given }: DemoFill,
): Promise<void> {
  await upsertSetting(db, tenantId, 'platform.common.locale', 'en-US');
  await upsertSetting(db, tenantId, 'ui.learner.navigation', { catalog: true, rooms: false, calendar: true });
  await setFlag(db, tenantId, { flag: 'learner.dashboard', isOn: true });
  for (const kind of ['enrolment', 'digest'] as const)
    await upsertSetting(db, tenantId, mailRule(kind).setting, true);
  await upsertSetting(db, tenantId, 'lms.learner_allowed_external_sources', DEMO_FRAME_SOURCES);
  for (const person of [...Object.values(DEMO_PEOPLE), ...DEMO_ALUMNI])
    await insertUser(db, tenantId, person);
  await fillArrangement(db, tenantId);
  const quiz = given ?? USUAL_QUIZ;
  const toolId = await registerQuizTool(db, tenantId, quiz);
  const folders = await fillFolders({ db, files }, tenantId, { folder, now });
  await fillCourses(db, tenantId, { folders, now });
  await linkQuizzes(db, tenantId, { toolId, quiz });
  await fillGroups(db, tenantId, now);
  await fillDiscussions(db, tenantId, now);
  await fillTeams(db, tenantId, now);
  await fillAnnouncements(db, tenantId, now);
  await fillBanners(db, tenantId);
  await fillFiles({ db, files }, tenantId, { folder, now });
}
