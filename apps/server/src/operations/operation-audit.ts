import type { Db } from '../db/db';
import { findPeopleIds } from '../store/operator/person-admin';
import { type AuditSubject, insertAuditEntry, TOUCHED } from '../store/platform/audit-entries';
import type { Operation, OperationContext } from './operation';

/** Fields in which people stand by their addresses: entries outlive people, so their ids are kept instead. */
const PEOPLE = ['email', 'from', 'into'];

/** Fields that tell of no person and hold no secret: kept with their values. Of all others only the name is. */
const TOLD = new Set(
  `activity all attempt autoProvision category chroma clientId code course create domain due expires flag format from
   grade group hue issuer key label licence lti mandatory max name number of parent passing points privacy retake role
   scope scoreMaximum since skipBad state template term title to until update validMonths value version`.split(
    /\s+/,
  ),
);

/** As entries call it that are written elsewhere; `clientId` is the program that acts. */
const NAMES: Record<string, string> = {
  attempt: 'objectiveWorkflowId',
  clientId: 'client',
  number: 'certificateNumber',
};

const LONGEST = 200;

type Given = Readonly<Record<string, unknown>>;
export type Done = { operation: Operation; input: unknown; outcome: unknown; people: readonly string[] };

/** The ids of those whom an operation names, as far as they are there. */
export async function peopleNamed(db: Db, tenantId: string, input: unknown): Promise<string[]> {
  const given = fieldsOf(input);
  const addresses = PEOPLE.flatMap((name) => given[name]).filter(isAddress);
  return addresses.length === 0 ? [] : [...(await findPeopleIds(db, tenantId, addresses)).values()];
}

/** Who had what done, to whom and with which values: of every operation, whichever door it came by. */
export async function noteOperation(
  { db, tenantId, now, actorId, clientId, touched }: OperationContext,
  { operation, input, outcome, people }: Done,
): Promise<void> {
  // Whoever is new is there by now, whoever was merged was there before.
  const named = new Set([...people, ...(await peopleNamed(db, tenantId, input))]);
  const others = [...touched].filter((id) => !named.has(id));
  await insertAuditEntry(db, tenantId, {
    at: now,
    userId: actorId,
    action: 'operation',
    subject: {
      operation: `${operation.noun} ${operation.verb}`,
      ...(clientId !== null && { clientId }),
      ...peopleSubject([...named]),
      ...(others.length > 0 && { [TOUCHED]: others }),
      ...givenSubject(operation, fieldsOf(input)),
      ...outcomeSubject(operation, fieldsOf(outcome)),
    },
  });
}

type Used = {
  operation: Pick<Operation, 'noun' | 'verb'>;
  userId: string | null;
  clientId: string | null;
  now: Date;
  /** ordered: it is done later, and noted once more then. */
  why: 'dryRun' | 'failed' | 'refused' | 'ordered';
};

/** A use of which nothing came, or nothing yet, is known too; what was done is noted with its work. */
export function noteUse(
  db: Db,
  tenantId: string,
  { operation: { noun, verb }, userId, clientId, now, why }: Used,
): Promise<void> {
  return insertAuditEntry(db, tenantId, {
    at: now,
    userId,
    action: 'operation',
    subject: { operation: `${noun} ${verb}`, ...(clientId !== null && { clientId }), [why]: 'true' },
  });
}

/** People by their ids, each once. */
export function peopleSubject(userIds: readonly string[]): AuditSubject {
  const [only, ...others] = new Set(userIds);
  if (only === undefined) return {};
  return others.length === 0 ? { userId: only } : { userIds: [only, ...others] };
}

function givenSubject({ file }: Operation, given: Given): Record<string, string> {
  const named = Object.entries(given).filter(
    ([name, value]) => value !== undefined && name !== file?.name && !hasAddress(value),
  );
  const told = named.filter(([name]) => TOLD.has(name));
  const others = named.flatMap(([name]) => (TOLD.has(name) ? [] : name));
  return {
    ...Object.fromEntries(told.map(([name, value]) => [NAMES[name] ?? name, textOf(value)])),
    ...(others.length > 0 && { alsoGiven: others.join(' ') }),
  };
}

/** What only the work itself finds out: whose attempt it was, which course came in, how much there was in a file. */
function outcomeSubject({ file }: Operation, outcome: Given): Record<string, string> {
  const { attemptId, certificateNumber, code } = outcome;
  const counts = Object.entries(outcome).filter(([, value]) => typeof value === 'number');
  return {
    ...(typeof attemptId === 'string' && { objectiveWorkflowId: attemptId }),
    ...(typeof certificateNumber === 'string' && { certificateNumber }),
    ...(file && typeof code === 'string' && { code }),
    ...(file && Object.fromEntries(counts.map(([name, value]) => [name, String(value)]))),
  };
}

function fieldsOf(value: unknown): Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.includes('@');
}

export function hasAddress(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isAddress) : isAddress(value);
}

function textOf(value: unknown): string {
  return (Array.isArray(value) ? value.join(' ') : String(value)).slice(0, LONGEST);
}
