import type { BadLine } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { ArchiveRefusal } from '../../archives/archive-refusal';
import { lockImports } from '../../store/operator/lock-imports';
import { openArchive } from '../../archives/open-archive';
import { BadLines, badLines } from '../csv/bad-lines';
import { type Imported, TOLD } from '../csv/import-lines';
import { placeField } from '../place-field';
import { assertFileOnDisk } from '../file-places';
import { operation, type OperationContext, OperationRefusal } from '../operation';
import { importEnrollments } from './import-enrollments';
import { importOrgs, removeOrgs } from './import-orgs';
import { importTerms } from './import-terms';
import { importUsers } from './import-users';
import { type ImportedFile, readRoster, type Roster } from './roster';
import { readClasses } from './roster-classes';
import { readRoles } from './roster-roles';

/** So many classes are told by name. */
const NAMED = 20;

type Written = { added: number; changed: number; unchanged: number };
type Outcome = {
  terms: Written;
  units: Written & { removed: number };
  people: Written & { suspended: number };
  enrolments: Written & { removed: number; closed: number };
  notTaken: string[];
  skipped: number;
  bad: BadLine[];
};

export const importRoster = operation({
  noun: 'oneroster',
  verb: 'import',
  scope: 'oneroster',
  summary:
    'Imports terms, units, people and enrolments from a zip of OneRoster 1.2 (or 1.1); nobody is erased',
  input: z.strictObject({ file: placeField, skipBad: z._default(z.boolean(), false) }),
  fields: {
    file: 'the zip, with its manifest.csv',
    skipBad: 'imports the good lines and reports the others; otherwise one bad line stops all',
  },
  words: ['file'],
  file: { name: 'file', way: 'in', mediaTypes: { zip: 'application/zip' } },
  look: (file) => withRoster(file, async () => undefined),
  run: (context, { file, skipBad }): Promise<Outcome> =>
    withRoster(file, (roster) => importAll(context, roster, skipBad)),
  say: ({ terms, units, people, enrolments, notTaken, skipped, bad }: Outcome) =>
    [
      `Terms: ${inWords(terms)}.`,
      `Units: ${inWords(units)}, removed ${units.removed}.`,
      `People: ${inWords(people)}, suspended ${people.suspended}.`,
      `Enrolments: ${inWords(enrolments)}, removed ${enrolments.removed}, closed ${enrolments.closed}.`,
      ...notTaken.map((what) => `Not taken: ${what}.`),
      ...(skipped > 0 ? [`Lines skipped: ${skipped}.`, ...badLines(bad)] : []),
    ].join('\n'),
});

async function withRoster<T>(file: string, work: (roster: Roster) => Promise<T>): Promise<T> {
  await assertFileOnDisk(file);
  try {
    const archive = await openArchive(file);
    try {
      return await work(await readRoster(file, archive));
    } finally {
      archive.close();
    }
  } catch (error) {
    throw error instanceof ArchiveRefusal ? new OperationRefusal(error.message) : error;
  }
}

async function importAll(context: OperationContext, roster: Roster, skipBad: boolean): Promise<Outcome> {
  await lockImports(context.db, context.tenantId);
  const terms = await importTerms(context, roster);
  const orgs = await importOrgs(context, roster);
  const roles = await readRoles(context, roster);
  const users = await importUsers(context, roster, roles.people);
  const classes = await readClasses(context, roster, terms.titles);
  const enrollments = await importEnrollments(context, roster, classes.classes);
  const removed = await removeOrgs(context, orgs.gone);
  const files: ReadonlyArray<ImportedFile<object>> = [
    terms.imported,
    orgs.imported,
    roles.imported,
    users,
    ...classes.imported,
    enrollments.imported,
  ];
  const skipped = files.reduce((sum, file) => sum + file.skipped, 0);
  const bad = files
    .flatMap((each) => each.bad.map((line) => ({ file: `${each.file}.csv`, ...line })))
    .slice(0, TOLD);
  if (skipped > 0 && !skipBad) throw new BadLines(`Bad lines: ${skipped}. Nothing was imported.`, bad, true);
  return {
    terms: writtenOf(terms.imported),
    units: { ...writtenOf(orgs.imported), removed },
    people: { ...writtenOf(users), suspended: users.suspended },
    enrolments: {
      ...writtenOf(enrollments.imported),
      removed: enrollments.removed,
      closed: enrollments.closed,
    },
    notTaken: [
      ...counted(users.notTaken, 'people who neither learn nor teach'),
      ...counted(users.stillSuspended, 'people who are suspended here and stay so'),
      ...counted(enrollments.imported.otherRoles, 'places in classes of others than students'),
      ...elsewhereOf(enrollments.elsewhere),
      ...roster.others.map((name) => name),
    ],
    skipped,
    bad,
  };
}

function writtenOf({ added, changed, unchanged }: Imported<Written>): Written {
  return { added, changed, unchanged };
}

function inWords({ added, changed, unchanged }: Written): string {
  return `added ${added}, changed ${changed}, unchanged ${unchanged}`;
}

function counted(count: number, what: string): string[] {
  return count > 0 ? [`${what} (${count})`] : [];
}

/** Schools teach more than Lantern has courses for. */
function elsewhereOf(classes: ReadonlyMap<string, number>): string[] {
  const titles = [...classes].map(([title, count]) => `${title} (${count})`);
  const rest = titles.length > NAMED ? [`and ${titles.length - NAMED} more`] : [];
  return titles.length === 0
    ? []
    : [`students of classes whose course is not here: ${[...titles.slice(0, NAMED), ...rest].join(', ')}`];
}
