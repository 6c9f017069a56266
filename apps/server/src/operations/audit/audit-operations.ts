import * as z from 'zod/mini';
import { type ListedAudit, listAudit } from '../../store/operator/audit-list';
import { assertSpan, moment } from '../enrolments/enrolment-fields';
import { type Operation, operation } from '../operation';
import { knownPerson } from '../people/known-person';
import { email } from '../people/person-fields';

const PAGE = 1000;

const showAudit = operation({
  noun: 'audit',
  verb: 'list',
  scope: 'audit.read',
  summary: 'Lists who did what and when, the newest first, a thousand at a time',
  input: z.strictObject({
    email: z.optional(email),
    since: z.optional(moment),
    until: z.optional(moment),
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'Not the id of an entry'))),
  }),
  fields: {
    email: 'only what this person did, or had done to them, by a file too',
    since: 'on this day or later',
    until: 'before this day',
    before: 'go on with what was written before the entry with this id',
  },
  run: async (context, { email: who, since = null, until = null, before = null }) => {
    assertSpan({ since, until });
    const userId = who === undefined ? null : (await knownPerson(context, who)).id;
    return listAudit(context.db, context.tenantId, { userId, since, until, before, take: PAGE });
  },
  say: (entries: ListedAudit[]) =>
    entries.length === 0 ? 'There is none.' : entries.map(auditLine).join('\n'),
});

export const AUDIT_OPERATIONS: readonly Operation[] = [showAudit];

function auditLine({ id, at, by, action, subject }: ListedAudit): string {
  const about = Object.entries(subject).map(([name, value]) => `${name} ${[value].flat().join(' ')}`);
  return [id, at.toISOString(), by ?? '-', action, ...about].join('  ');
}
