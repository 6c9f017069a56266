import { expect, test } from 'vitest';
import { checkPerson, type PersonDecision, type PersonFacts } from './check-person';

const STRANGER: PersonFacts = {
  linkedUser: null,
  verifiedEmail: 'ada@demo.test',
  userByEmail: null,
  autoProvision: false,
};
const ADA = { id: 'ada', isSuspended: false, isLinkedAtIssuer: false };
const SUSPENDED = { ...ADA, isSuspended: true };

const rows: Array<[string, Partial<PersonFacts>, PersonDecision]> = [
  ['who is linked is known', { linkedUser: ADA }, { kind: 'known', userId: 'ada' }],
  [
    'the link outlives the address',
    { linkedUser: ADA, verifiedEmail: null },
    { kind: 'known', userId: 'ada' },
  ],
  ['a verified address links', { userByEmail: ADA }, { kind: 'link', userId: 'ada' }],
  ['it links before it creates', { userByEmail: ADA, autoProvision: true }, { kind: 'link', userId: 'ada' }],
  [
    'a user whom another person of this provider uses is not linked again',
    { userByEmail: { ...ADA, isLinkedAtIssuer: true }, autoProvision: true },
    { kind: 'refused', refusal: 'unknownPerson' },
  ],
  ['who is suspended is turned away', { linkedUser: SUSPENDED }, { kind: 'refused', refusal: 'suspended' }],
  [
    'and not linked by another account either',
    { userByEmail: SUSPENDED, autoProvision: true },
    { kind: 'refused', refusal: 'suspended' },
  ],
  ['an unknown address is nobody', {}, { kind: 'refused', refusal: 'unknownPerson' }],
  ['unless new people may come', { autoProvision: true }, { kind: 'create', email: 'ada@demo.test' }],
  [
    'but never without a verified address',
    { verifiedEmail: null, autoProvision: true },
    { kind: 'refused', refusal: 'unverifiedEmail' },
  ],
];

test.each(rows)('%s', (_name, differs, decision) => {
  expect(checkPerson({ ...STRANGER, ...differs })).toEqual(decision);
});
