import type { GroupMember, ProvisionedGroup } from '../../store/operator/provisioned-groups';
import { checkedResource } from '../resources/read-resource';
import { GROUP_KIND } from './group-kind';

/** A group as SCIM sees it. */
export function groupResource(
  { id, name, externalId }: ProvisionedGroup,
  members: readonly GroupMember[],
  base: string,
): Record<string, unknown> {
  return {
    schemas: [GROUP_KIND.definition.id],
    id,
    ...(externalId !== null && { externalId }),
    displayName: name,
    members: members.map(({ userId, fullName }) => ({
      value: userId,
      display: fullName,
      type: 'User',
      $ref: `${base}/Users/${userId}`,
    })),
    meta: { resourceType: 'Group', location: `${base}/Groups/${id}` },
  };
}

export type WantedGroup = { name: string; externalId: string | null };

/** By a resource that was sent, or by one that a patch has made; members are apart. */
export function wantedGroup(resource: Record<string, unknown>): WantedGroup {
  const { displayName, externalId } = checkedResource(resource, GROUP_KIND);
  return { name: textOf(displayName), externalId: textOf(externalId) || null };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
