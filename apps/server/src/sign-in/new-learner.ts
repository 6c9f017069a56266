import { localeOfTag } from '@lantern/domain/display/locales';
import { LEARNER_LICENCES, type NewUser } from '../store/people/users';
import { LONGEST_NAME } from './limits';

/** The user that a person becomes at their first sign-in, where the provider may bring new people. */
export function newLearner(id: string, email: string, claims: Record<string, unknown>): NewUser {
  const [firstOfName = '', ...restOfName] = textOf(claims['name']).split(' ');
  const [beforeAt = ''] = email.split('@');
  return {
    id,
    email,
    firstName: textOf(claims['given_name']) || firstOfName || beforeAt,
    lastName: textOf(claims['family_name']) || restOfName.join(' '),
    locale: localeOfTag(textOf(claims['locale'])),
    timezone: textOf(claims['zoneinfo']) || null,
    roles: ['Learner'],
    licences: LEARNER_LICENCES,
  };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim().slice(0, LONGEST_NAME) : '';
}
