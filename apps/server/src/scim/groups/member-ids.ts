import { isGuid } from '@lantern/domain/web/is-guid';
import { readFilter } from '../filter/read-filter';
import { isObject } from '../resources/read-resource';
import { invalidPath, invalidValue } from '../scim-errors';

/** The ids in `members`: `[{"value": "…"}]`, or one of them alone. */
export function memberIds(members: unknown): string[] {
  if (members === undefined || members === null) return [];
  return [members].flat().map((member: unknown) => {
    const id = isObject(member) ? member['value'] : member;
    if (typeof id !== 'string' || !isGuid(id)) throw invalidValue('A member is named by the id of a User.');
    return id.toLowerCase();
  });
}

/** The one in `members[value eq "…"]`. */
export function filteredMember(filter: string): string[] {
  const [field, operator, id] = readFilter(filter, { value: 'value' });
  if (field !== 'value' || operator !== '=') throw invalidPath('Members are named by value eq "id".');
  return memberIds([{ value: id }]);
}
