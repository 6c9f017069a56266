import { ProblemError } from '@lantern/contract/problem-error';
import type { Db } from '../db/db';
import { findAchievement, type StoredAchievement } from '../store/certificates/achievements';

/** What everybody may read of; what is only being written, and what is given elsewhere, is not there. */
export async function findShownAchievement(
  db: Db,
  tenantId: string,
  templateId: string,
): Promise<StoredAchievement> {
  const achievement = await findAchievement(db, tenantId, templateId);
  if (achievement?.kind !== 'custom' || achievement.state === 'draft') throw new ProblemError('notFound');
  return achievement;
}
