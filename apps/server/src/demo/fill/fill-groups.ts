import type { Db } from '../../db/db';
import { createGroup } from '../../store/operator/group-admin';
import { insertGroupActivityWorkflow } from '../../store/people/groups';
import { demoCourses } from '../demo-courses';
import { demoId } from '../demo-id';
import { DEMO_PEOPLE } from '../demo-people';
import { newPartsWithoutContent } from '../demo-tree';

/** The course whose first quiz a team writes together: one paper, one grade. */
const TEAM_COURSE = 'FIN-102';

/** [3.10] Two learners who have the course before them. */
export async function fillGroups(db: Db, tenantId: string, now: Date): Promise<void> {
  const course = demoCourses().find(({ code }) => code === TEAM_COURSE);
  const quiz = course && newPartsWithoutContent(course).find(({ type }) => type === 'lti');
  if (!quiz) throw new Error(`The demo's course ${TEAM_COURSE} has no quiz for a team.`);
  const groupId = demoId(`group ${TEAM_COURSE}`);
  const userIds = [DEMO_PEOPLE.lin.id, DEMO_PEOPLE.omar.id];
  await createGroup(db, tenantId, { id: groupId, name: 'The lamplighters', userIds });
  const id = demoId(`group workflow ${TEAM_COURSE}`);
  await insertGroupActivityWorkflow(db, tenantId, { id, groupId, partId: quiz.id, started: now });
}
