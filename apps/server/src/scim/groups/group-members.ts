import type { OperationContext } from '../../operations/operation';
import { addMembers, GROUP_MEMBERS, removeMembers } from '../../store/operator/members';
import { findUnknownPeople, removeOtherMembers } from '../../store/operator/provisioned-groups';
import type { PatchStep } from '../resources/read-patch';
import { invalidValue } from '../scim-errors';
import { filteredMember, memberIds } from './member-ids';

/** What a patch does to the members; nobody else's are read for it. */
export async function patchMembers(
  operation: OperationContext,
  groupId: string,
  { op, filter, value }: PatchStep,
): Promise<void> {
  const { db, tenantId } = operation;
  const userIds = stepMembers({ filter, value });
  const isEverybody = op === 'remove' && filter === null && value === undefined;
  if (op === 'add') await enterMembers(operation, groupId, userIds);
  else if (op === 'replace' || isEverybody) await replaceMembers(operation, groupId, userIds);
  else await removeMembers(db, tenantId, { members: GROUP_MEMBERS, id: groupId, userIds });
}

/** Whom a step names. */
export function stepMembers({ filter, value }: Pick<PatchStep, 'filter' | 'value'>): string[] {
  return filter === null ? memberIds(value) : filteredMember(filter);
}

export async function replaceMembers(
  operation: OperationContext,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  await removeOtherMembers(operation.db, operation.tenantId, { groupId, userIds });
  await enterMembers(operation, groupId, userIds);
}

export async function enterMembers(
  { db, tenantId }: OperationContext,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  const [unknown] = await findUnknownPeople(db, tenantId, userIds);
  if (unknown !== undefined) throw invalidValue(`There is no User ${unknown}.`);
  await addMembers(db, tenantId, { members: GROUP_MEMBERS, id: groupId, userIds });
}
