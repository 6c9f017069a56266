import { isWrittenTogether } from '@lantern/domain/activity/course-node';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import { type FieldProblem, fieldProblems, type TeamTexts } from '@lantern/domain/team/team-fields';
import { type TeamRefusal, teamRefusal } from '@lantern/domain/attempt/team-work-step';
import type { Db } from '../../db/db';
import { noteSharedChange } from '../../store/live/live-changes';
import { joinTeam, setReady } from '../../store/team/team-participants';
import { findTeamFields } from '../../store/team/team-fields';
import {
  deleteOldSaves,
  listSavesAfter,
  lockTeamWork,
  saveTeamTexts,
  type TeamSave,
  type TeamWork,
} from '../../store/team/team-works';
import { attachFiles, listAttachments } from '../../store/uploads/attachments';
import type { Moment } from '../attempt-change';
import { lockOwnActivities, type OwnActivities } from '../own-activities';
import { missingAttempt } from '../missing-attempt';
import type { OwnAttempt } from '../submit-attempt';
import { nodeOfPart } from './open-team-work';
import { ownTeam, workOwner } from './own-team-work';

export type TeamWorkRefusal =
  | TeamRefusal
  | { kind: 'notFound' | 'attemptNotFound' | 'attemptAnnulled' | 'unavailable' };

export type LockedTeamWork = { found: OwnActivities; work: TeamWork };
export type OwnTeamWork = OwnAttempt & { partId: string };

/** The work that a learner may write at now, with their attempt, both locked; or why they may not. */
export async function lockOpenTeamWork(
  tx: Db,
  { partId, ...own }: OwnTeamWork,
  now: Date,
): Promise<LockedTeamWork | TeamWorkRefusal> {
  const found = await lockOwnActivities(tx, own);
  if (!found) return { kind: await missingAttempt(tx, own) };
  const { attempt, root } = found;
  const node = nodeOfPart(root, partId);
  const { learner } = own;
  const choice =
    node &&
    isWrittenTogether(node.part) &&
    (await ownTeam(tx, { learner, objectiveId: attempt.objectiveId, node }));
  if (!node || !choice) return { kind: 'notFound' };
  if (!isCourseOpen(attempt.courseState)) return { kind: 'unavailable' };
  const owner = workOwner(choice, learner);
  const work = owner && (await lockTeamWork(tx, { tenantId: learner.tenantId, partId, owner }));
  const workState = work?.state ?? 'inProgress';
  const refusal = teamRefusal({ choice, attempt, root, node, workState }, now);
  if (refusal) return refusal;
  return work ? { found, work } : { kind: 'teamNotOpened' };
}

export type SentTexts = { version: number; texts: TeamTexts; attachmentIds?: readonly string[] | undefined };

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'changed'; saves: TeamSave[] }
  | { kind: 'bad'; problems: FieldProblem[] }
  | { kind: 'badFiles' }
  | { kind: 'refused'; refusal: TeamWorkRefusal };

/** [1.3] A member saves what they have typed over the version that they have seen; over another one it is not written. */
export function saveTeamWork(
  db: Db,
  own: OwnTeamWork,
  { version, texts, attachmentIds }: SentTexts,
  moment: Moment,
): Promise<SaveOutcome> {
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    const locked = await lockOpenTeamWork(tx, own, moment.now);
    if ('kind' in locked) return { kind: 'refused', refusal: locked };
    const { work } = locked;
    const { tenantId, userId } = own.learner;
    const problems = fieldProblems(await findTeamFields(tx, tenantId, own.partId), texts);
    if (problems.length > 0) return { kind: 'bad', problems };
    const keys = Object.keys(texts).filter((key) => (work.texts[key] ?? '') !== texts[key]);
    if (attachmentIds && !(await hasTheseFiles(tx, { tenantId, id: work.id }, attachmentIds)))
      keys.push(FILES_KEY);
    // Sent twice, it is there already.
    if (keys.length === 0) return { kind: 'saved' };
    const one = { tenantId, id: work.id };
    if (version !== work.version) return { kind: 'changed', saves: await listSavesAfter(tx, one, version) };
    const { now } = moment;
    const to = { kind: 'teamWork' as const, id: work.id };
    if (attachmentIds && !(await attachFiles(tx, tenantId, { ownerId: userId, ids: attachmentIds, to }))) {
      return { kind: 'badFiles' };
    }
    await saveTeamTexts(tx, one, { texts, keys, userId, now });
    await deleteOldSaves(tx, one, work.version + 1);
    const member = { tenantId, workId: work.id, userId };
    await joinTeam(tx, member, now);
    // Whoever writes on is not ready.
    await setReady(tx, member, null);
    if (work.groupId !== null) await noteSharedChange(tx, tenantId, `team:${work.groupId}`);
    return { kind: 'saved' };
  });
}

/** Among the keys of a save: the files of the work. */
const FILES_KEY = 'attachments';

async function hasTheseFiles(
  tx: Db,
  { tenantId, id }: { tenantId: string; id: string },
  ids: readonly string[],
): Promise<boolean> {
  const files = (await listAttachments(tx, tenantId, { kind: 'teamWork', ids: [id] })).get(id) ?? [];
  return files.length === ids.length && files.every((file, at) => file.id === ids[at]);
}
