import { localeOfTag, tagsOfAcceptLanguage } from '@lantern/domain/display/locales';
import type { Person } from '../../store/operator/person-admin';
import { checkedResource, isObject } from '../resources/read-resource';
import { invalidValue } from '../scim-errors';
import { USER_KIND } from './user-kind';

/** A person as SCIM sees them. */
export function userResource(person: Person, base: string): Record<string, unknown> {
  const { id, email, firstName, lastName, locale, timezone, externalId, suspended, created } = person;
  const fullName = `${firstName} ${lastName}`.trim();
  return {
    schemas: [USER_KIND.definition.id],
    id,
    ...(externalId !== null && { externalId }),
    userName: email,
    name: { formatted: fullName, familyName: lastName, givenName: firstName },
    displayName: fullName,
    ...(locale !== null && { preferredLanguage: locale }),
    ...(timezone !== null && { timezone }),
    active: suspended === null,
    emails: [{ value: email, type: 'work', primary: true }],
    meta: { resourceType: 'User', created, location: `${base}/Users/${id}` },
  };
}

/** What `people add` and `people change` are told; what is undefined stays. */
export type WantedPerson = {
  email: string;
  firstName: string;
  lastName: string;
  locale: string | undefined;
  timezone: string | undefined;
  /** Empty for none. */
  externalId: string;
  isActive: boolean | undefined;
};

/** By a resource that was sent, or by one that a patch has made. */
export function wantedPerson(resource: Record<string, unknown>): WantedPerson {
  const user = checkedResource(resource, USER_KIND);
  const name = isObject(user['name']) ? user['name'] : {};
  const fullName = textOf(name['formatted']) ?? textOf(user['displayName']) ?? '';
  const [firstOfName = '', ...restOfName] = fullName.split(' ');
  const { active } = user;
  return {
    email: textOf(user['userName']) ?? '',
    firstName: textOf(name['givenName']) ?? needed(firstOfName, 'name.givenName'),
    lastName: textOf(name['familyName']) ?? needed(restOfName.join(' '), 'name.familyName'),
    // A list of languages, as a browser would send it: the first that the portal has is the one.
    locale: tagsOfAcceptLanguage(textOf(user['preferredLanguage']) ?? '').find(
      (tag) => localeOfTag(tag) !== null,
    ),
    timezone: textOf(user['timezone']),
    externalId: textOf(user['externalId']) ?? '',
    isActive: typeof active === 'boolean' ? active : undefined,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function needed(text: string, name: string): string {
  if (text === '') throw invalidValue(`${name} is needed, or a displayName with both names.`);
  return text;
}
