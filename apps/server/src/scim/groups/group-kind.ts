import { Schemas } from 'scimmy';
import type { FilterNames } from '../filter/read-filter';
import type { ResourceKind } from '../resources/resource-kind';

export const GROUP_KIND: ResourceKind = {
  name: 'Group',
  endpoint: '/Groups',
  definition: Schemas.Group.definition,
  kept: ['displayName', 'externalId', 'members'],
  readOnly: [],
};

/** The fields are those of store/operator/provisioned-groups.ts. */
export const GROUP_NAMES: FilterNames = {
  id: 'id',
  displayname: 'name',
  externalid: 'externalId',
  members: 'memberId',
  'members.value': 'memberId',
};
