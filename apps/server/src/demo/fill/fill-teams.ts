import { randomUUID } from 'node:crypto';
import { startActivities } from '../../attempts/start-activities';
import { saveTeamWork } from '../../attempts/team-work/save-team-work';
import { submitTeamWork } from '../../attempts/team-work/submit-team-work';
import type { Db } from '../../db/db';
import { postHtml } from '../../posts/post-html';
import { findLastAttempt } from '../../store/team/team-participants';
import { createGroup } from '../../store/operator/group-admin';
import { nameTeams } from '../../store/team/team-groups';
import { insertTeamMessage } from '../../store/team/team-messages';
import { demoId } from '../demo-id';
import { DEMO_PEOPLE } from '../demo-people';
import { demoCourseIds } from '../folders/demo-course-ids';
import { TEAM_COURSE, TEAM_MESSAGES, TEAM_NAME, TEAM_PART, TEAM_TEXTS } from './team-data';

const HOUR_MS = 3_600_000;

/** [1.3] A team in the middle of its work: one is ready, one works, one has not opened it. */
export async function fillTeams(db: Db, tenantId: string, now: Date): Promise<void> {
  const { amira, theodora, lin } = DEMO_PEOPLE;
  const ids = demoCourseIds(TEAM_COURSE);
  const partId = ids.part(TEAM_PART, 'text');
  const groupId = demoId(`group ${TEAM_COURSE}`);
  const userIds = [amira.id, theodora.id, lin.id];
  await createGroup(db, tenantId, { id: groupId, name: TEAM_NAME, userIds });
  await nameTeams(db, tenantId, { objectiveId: ids.course, groupIds: [groupId] });

  const at = (hoursAgo: number) => ({ now: new Date(now.getTime() - hoursAgo * HOUR_MS), newId: randomUUID });
  const opened: Array<{ learner: { tenantId: string; userId: string }; id: string; partId: string }> = [];
  for (const [index, userId] of [theodora.id, amira.id].entries()) {
    const learner = { tenantId, userId };
    const id = await findLastAttempt(db, learner, ids.course);
    if (id === null) throw new Error(`The demo's course ${TEAM_COURSE} is not taken by its team.`);
    await startActivities(db, { learner, id, partIds: [partId], isNewTry: false }, at(30 - index));
    opened.push({ learner, id, partId });
  }
  const [first, second] = opened;
  for (const [version, { texts, hoursAgo, by }] of TEAM_TEXTS.entries()) {
    const own = by === 'theodora' ? first : second;
    if (own) await saveTeamWork(db, own, { version, texts }, at(hoursAgo));
  }
  if (second) {
    await submitTeamWork(db, { ...second, version: TEAM_TEXTS.length, isReady: true }, at(2));
  }
  for (const [index, { by, text, hoursAgo }] of TEAM_MESSAGES.entries()) {
    const message = { id: demoId(`team message ${index}`), groupId, userId: DEMO_PEOPLE[by].id, text };
    await insertTeamMessage(db, tenantId, { ...message, at: at(hoursAgo).now, html: postHtml(text) });
  }
}
