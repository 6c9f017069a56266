import { Schemas } from 'scimmy';
import type { FilterNames } from '../filter/read-filter';
import type { ResourceKind } from '../resources/resource-kind';

export const USER_KIND: ResourceKind = {
  name: 'User',
  endpoint: '/Users',
  definition: Schemas.User.definition,
  kept: ['userName', 'externalId', 'name', 'displayName', 'preferredLanguage', 'timezone', 'active'],
  // People sign in with one address, which is their userName.
  readOnly: ['emails'],
};

/** What people are found and sorted by; the fields are those of store/operator/person-admin.ts. */
export const USER_NAMES: FilterNames = {
  id: 'id',
  username: 'email',
  emails: 'email',
  'emails.value': 'email',
  'emails.type': 'emailType',
  externalid: 'externalId',
  'name.givenname': 'firstName',
  'name.familyname': 'lastName',
  'name.formatted': 'name',
  displayname: 'name',
  preferredlanguage: 'locale',
  timezone: 'timezone',
  active: 'isActive',
  'meta.created': 'created',
};
