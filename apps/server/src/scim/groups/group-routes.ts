import { isGuid } from '@lantern/domain/web/is-guid';
import type { Db } from '../../db/db';
import { addGroup, changeName, dropGroup } from '../../operations/groups/group-operations';
import type { OperationContext } from '../../operations/operation';
import { hasAddress, peopleSubject } from '../../operations/operation-audit';
import {
  findGroup,
  findGroupByExternalId,
  findGroupsByName,
  type Group,
  setGroupExternalId,
} from '../../store/operator/group-admin';
import { membersOfGroups, type ProvisionedGroup, queryGroups } from '../../store/operator/provisioned-groups';
import type { AuditSubject } from '../../store/platform/audit-entries';
import { answerList } from '../resources/list-request';
import { patched, readPatch } from '../resources/read-patch';
import { readResource } from '../resources/read-resource';
import { isWanted, selectAttributes, selectionOf } from '../resources/select-attributes';
import { missing, notUnique } from '../scim-errors';
import { change, type ScimAnswer, type ScimCall, type ScimRoute } from '../scim-route';
import { GROUP_KIND, GROUP_NAMES } from './group-kind';
import { enterMembers, patchMembers, replaceMembers, stepMembers } from './group-members';
import { groupResource, type WantedGroup, wantedGroup } from './group-resource';
import { memberIds } from './member-ids';

export const GROUP_ROUTES: readonly ScimRoute[] = [
  { method: 'GET', url: '/Groups', answer: listGroups },
  { method: 'POST', url: '/Groups', answer: createGroup },
  { method: 'GET', url: '/Groups/:id', answer: readGroup },
  { method: 'PUT', url: '/Groups/:id', answer: replaceGroup },
  { method: 'PATCH', url: '/Groups/:id', answer: patchGroup },
  { method: 'DELETE', url: '/Groups/:id', answer: deleteGroup },
];

function listGroups(call: ScimCall): Promise<ScimAnswer> {
  const { db, tenant } = call.context;
  return answerList(call.request.query, GROUP_NAMES, {
    read: (asked) => queryGroups(db, tenant.id, asked),
    resources: (groups) => shown(call, groups),
  });
}

async function readGroup(call: ScimCall): Promise<ScimAnswer> {
  const [body = {}] = await shown(call, [await knownGroup(call, call.context.db)]);
  return { status: 200, body };
}

async function createGroup(call: ScimCall): Promise<ScimAnswer> {
  const { members, ...resource } = readResource(call.request.body, GROUP_KIND);
  const wanted = wantedGroup(resource);
  const userIds = memberIds(members);
  const group = await change(call, groupSubject(userIds), async (operation) => {
    await checkFree(operation, wanted, null);
    const { name, externalId } = wanted;
    const added = (await addGroup.run(operation, { name, ...(externalId && { externalId }) })) as Group; // what it answers
    await enterMembers(operation, added.id, userIds);
    return added;
  });
  const [body = {}] = await shown(call, [group]);
  return { status: 201, body, location: `${call.base}/Groups/${group.id}` };
}

async function replaceGroup(call: ScimCall): Promise<ScimAnswer> {
  const { members, ...resource } = readResource(call.request.body, GROUP_KIND);
  const [wanted, userIds] = [wantedGroup(resource), memberIds(members)];
  await change(call, groupSubject(userIds), async (operation) => {
    await changeGroup(operation, await knownGroup(call, operation.db), wanted);
    await replaceMembers(operation, call.id, userIds);
    return knownGroup(call, operation.db);
  });
  return readGroup(call);
}

/** Answered without a body: members can be many, and whoever sent the patch knows what they are now. */
async function patchGroup(call: ScimCall): Promise<ScimAnswer> {
  const steps = readPatch(call.request.body, call.id, GROUP_KIND);
  const ofMembers = steps.filter(({ attribute }) => attribute === 'members');
  await change(call, groupSubject(ofMembers.flatMap(stepMembers)), async (operation) => {
    const group = await knownGroup(call, operation.db);
    const { name: displayName, externalId } = group;
    const own = steps.filter(({ attribute }) => attribute !== 'members');
    if (own.length > 0) {
      await changeGroup(operation, group, wantedGroup(patched({ displayName, externalId }, own)));
    }
    for (const step of ofMembers) await patchMembers(operation, call.id, step);
    return knownGroup(call, operation.db);
  });
  return { status: 204 };
}

async function deleteGroup(call: ScimCall): Promise<ScimAnswer> {
  await change(call, groupSubject([]), async (operation) => {
    const group = await knownGroup(call, operation.db);
    await dropGroup.run(operation, { group: group.id });
    return group;
  });
  return { status: 204 };
}

async function changeGroup(
  operation: OperationContext,
  group: ProvisionedGroup,
  wanted: WantedGroup,
): Promise<void> {
  const { id } = group;
  const { name, externalId } = wanted;
  await checkFree(operation, wanted, group);
  if (name !== group.name) await changeName.run(operation, { group: id, name });
  if (externalId !== group.externalId) {
    await setGroupExternalId(operation.db, operation.tenantId, { id, externalId });
  }
}

/** Told before the operation would refuse it, in SCIM's own word. */
async function checkFree(
  { db, tenantId }: OperationContext,
  { name, externalId }: WantedGroup,
  own: ProvisionedGroup | null,
): Promise<void> {
  const called = name === own?.name ? [] : await findGroupsByName(db, tenantId, name);
  if (called.some(({ id }) => id !== own?.id)) throw notUnique('Another group has this displayName.');
  const byId = externalId === null ? null : await findGroupByExternalId(db, tenantId, externalId);
  if (byId && byId.id !== own?.id) throw notUnique('Another group has this externalId.');
}

/** With whom the request names as its members. */
function groupSubject(userIds: readonly string[]) {
  return ({ id, name }: ProvisionedGroup): AuditSubject => ({
    group: id,
    ...(!hasAddress(name) && { name }),
    ...peopleSubject(userIds),
  });
}

async function knownGroup({ context: { tenant }, id }: ScimCall, db: Db): Promise<ProvisionedGroup> {
  const group = isGuid(id) ? await findGroup(db, tenant.id, id) : null;
  if (!group) throw missing('There is no such Group.');
  return group;
}

/** With their members, unless these are not wanted. */
async function shown({ request, context, base }: ScimCall, groups: ProvisionedGroup[]): Promise<object[]> {
  const { db, tenant } = context;
  const selection = selectionOf(request.query);
  const ids = isWanted(selection, 'members') ? groups.map(({ id }) => id) : [];
  const members = await membersOfGroups(db, tenant.id, ids);
  return groups.map((group) => {
    const own = members.filter(({ groupId }) => groupId === group.id);
    return selectAttributes(groupResource(group, own, base), selection);
  });
}
