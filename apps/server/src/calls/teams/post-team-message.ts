import { hasInk } from '@lantern/domain/posts/has-ink';
import { attachFiles } from '../../store/uploads/attachments';
import { ProblemError } from '@lantern/contract/problem-error';
import { postTeamMessage } from '@lantern/contract/teams/post-team-message';
import { BASE_PATH, teamChatPath } from '@lantern/domain/course/course-paths';
import { allNodes } from '@lantern/domain/activity/course-node';
import { command } from '../../commands/command';
import { findOwnActivities } from '../../attempts/own-activities';
import { notify } from '../../notifications/notify';
import { postHtml, postLine } from '../../posts/post-html';
import { noteSharedChange } from '../../store/live/live-changes';
import { findGroup } from '../../store/operator/group-admin';
import { isMemberOf } from '../../store/team/team-groups';
import {
  countMessagesSince,
  insertTeamMessage,
  listOtherMembers,
  saveReadUntil,
} from '../../store/team/team-messages';
import { teamText } from '../../texts/team-texts';
import { messageAnswer } from './team-messages';

const MOST_IN_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/** [1.3] Said at an activity of a course, to all who are in the group. */
export const handlePostTeamMessage = command(postTeamMessage, async ({ body }, context) => {
  const { db, learner, now, locale } = context;
  const { id, groupId, objectiveWorkflowId, activityPartId, text, attachmentIds } = body;
  const { tenantId, userId } = learner;
  const place = await findOwnActivities(db, { learner, id: objectiveWorkflowId });
  const node = place && allNodes(place.root).find(({ part }) => part.partId === activityPartId);
  const isOfTeam = node?.part.team && (await isMemberOf(db, learner, groupId));
  if (!place || !node || !isOfTeam) throw new ProblemError('notFound');
  if (!hasInk(text) && attachmentIds.length === 0)
    return { kind: 'failed', errors: { text: [teamText('messageEmpty', locale)] } };
  const since = new Date(now.getTime() - MINUTE_MS);
  if ((await countMessagesSince(db, learner, { groupId, since })) >= MOST_IN_A_MINUTE)
    throw new ProblemError('tooManyRequests', { _: [teamText('tooManyMessages', locale)] });

  await insertTeamMessage(db, tenantId, { id, groupId, userId, at: now, text, html: postHtml(text) });
  const isAttached = await attachFiles(db, tenantId, {
    ownerId: userId,
    ids: attachmentIds,
    to: { kind: 'teamMessage', id },
  });
  if (!isAttached) return { kind: 'failed', errors: { attachmentIds: [teamText('fileNotYours', locale)] } };
  await saveReadUntil(db, learner, { groupId, until: now });
  const group = await findGroup(db, tenantId, groupId);
  const { objectiveId } = place.attempt;
  await notify(db, tenantId, {
    kind: 'teamMessage',
    recipients: await listOtherMembers(db, learner, groupId),
    about: groupId,
    facts: { title: group?.name ?? '', actorId: userId, line: postLine(text) },
    path: `${BASE_PATH}${teamChatPath(objectiveId, { axis: node.part.axis, partId: activityPartId })}`,
    courseId: objectiveId,
    now,
  });
  await noteSharedChange(db, tenantId, `team:${groupId}`);
  return { kind: 'completed', entityId: id, outcome: await messageAnswer(db, learner, id) };
});
