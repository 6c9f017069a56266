import {
  listedObjectiveAccess,
  type ListedObjectiveAccess,
} from '@lantern/contract/entities/objective-access';
import { listOf } from '@lantern/contract/list-query';
import { instant } from '@lantern/contract/call';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cachedJson } from '../../db/json-cache';
import { answerWriter } from './answer-writer';

const ID = '00000000-0000-4000-8000-000000000001';
const NOON = new Date('2026-03-10T12:00:00Z');

const ACCESS: ListedObjectiveAccess = {
  id: ID,
  userId: ID,
  objectiveAccess: { id: ID },
  termId: null,
  isMandatory: true,
  showInCatalog: false,
  retake: false,
  dueDate: NOON,
  availabilityDate: null,
  availabilityEndDate: null,
  gradeRevealPolicy: 'afterDate',
  gradeRevealDate: NOON,
  objectiveWorkflowAggregate: {
    id: ID,
    isSelfEnrolled: true,
    lastOpened: NOON,
    version: 7,
    lastObjectiveWorkflow: {
      id: ID,
      state: 'inGrading',
      progress: 1,
      started: NOON,
      submitted: NOON,
      finished: null,
      protectResults: false,
      objectiveRecordId: null,
    },
    lastObjectiveRecord: null,
  },
  objective: {
    id: ID,
    name: 'Algebra',
    language: null,
    code: 'A',
    description: '',
    state: 'ready',
    type: 'composite',
    imageUrl: null,
    showcases: [{ id: ID }],
    filterAttributes: [],
    activity: {
      id: ID,
      state: 'ready',
      type: 'composite',
      supportReview: true,
      proctored: false,
      childrenCount: 3,
      duration: null,
    },
  },
};

test('writes what zod itself would write', () => {
  const schema = listOf(listedObjectiveAccess);
  const answer = { data: [ACCESS, ACCESS], totalCount: 2 };
  expect(answerWriter(schema).toWire(answer)).toEqual(z.encode(schema, answer));
  expect(answerWriter(schema).toText(answer)).toBe(JSON.stringify(answerWriter(schema).toWire(answer)));
});

test('a field that the schema does not name never leaves, at any depth', () => {
  const schema = z.object({ a: z.array(z.object({ b: z.nullable(z.object({ c: z.string() })) })) });
  const secret = { a: [{ b: { c: 'x', grade: 'A' }, score: 1 }], answers: [] };
  expect(answerWriter(schema).toWire(secret)).toEqual({ a: [{ b: { c: 'x' } }] });
  expect(answerWriter(schema).toPage(secret)).toEqual({ a: [{ b: { c: 'x' } }] });
  expect(answerWriter(schema).toText(secret)).toBe('{"a":[{"b":{"c":"x"}}]}');
});

test('the text is that of the object, whatever is in it', () => {
  type Part = {
    name: string;
    score?: number | null | undefined;
    at: Date | null;
    tags: string[];
    children: Part[];
  };
  const part: z.ZodMiniType<Part> = z.object({
    name: z.string(),
    score: z.optional(z.nullable(z.number())),
    at: z._default(z.nullable(instant), null),
    tags: z._default(z.array(z.string()), []),
    get children() {
      return z.array(part);
    },
  });
  const schema = z.object({ part, by: z.record(z.string(), z.nullable(z.boolean())), none: z.object({}) });
  const { toText, toWire } = answerWriter(schema);
  const anyText = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\ud83d', '"\\\n\u2028'),
  );
  const { anyPart } = fc.letrec<{ anyPart: Part }>((tie) => ({
    anyPart: fc.record(
      {
        name: anyText,
        score: fc.option(fc.double()),
        at: fc.option(fc.date({ noInvalidDate: true, min: NOON })),
        tags: fc.array(anyText),
        children: fc.oneof(
          { maxDepth: 3 },
          fc.constant<Part[]>([]),
          fc.array(tie('anyPart'), { maxLength: 2 }),
        ),
      },
      { requiredKeys: ['name', 'at', 'tags', 'children'] },
    ),
  }));
  fc.assert(
    fc.property(anyPart, fc.dictionary(anyText, fc.option(fc.boolean())), (tree, by) => {
      const answer = { part: tree, by, none: {} };
      expect(toText(answer)).toBe(JSON.stringify(toWire(answer)));
    }),
  );
});

test('what was read as kept JSON is written by each schema for itself, and once', () => {
  const course = cachedJson('{"name":"Algebra","secret":1}');
  const told = answerWriter(z.object({ course: z.object({ name: z.string() }) }));
  const untold = answerWriter(z.object({ course: z.object({ secret: z.number() }) }));
  for (let time = 1; time <= 2; time += 1) {
    expect(told.toText({ course })).toBe('{"course":{"name":"Algebra"}}');
    expect(untold.toText({ course })).toBe('{"course":{"secret":1}}');
  }
});

test('a page keeps the types of the code', () => {
  const schema = z.object({
    at: z.nullable(instant),
    by: z.record(z.string(), instant),
    none: z.optional(instant),
  });
  const answer = { at: NOON, by: { ada: NOON }, extra: 1 };
  expect(answerWriter(schema).toPage(answer)).toEqual({ at: NOON, by: { ada: NOON } });
  expect(answerWriter(schema).toWire(answer)).toEqual({
    at: '2026-03-10T12:00:00.000Z',
    by: { ada: '2026-03-10T12:00:00.000Z' },
  });
});

test('a schema whose fields cannot be told is refused when the server starts', () => {
  const either = z.union([z.object({ a: z.string() }), z.string()]);
  expect(() => answerWriter(z.object({ either }))).toThrow('An answer cannot hold a object');
  expect(() => answerWriter(z.unknown())).toThrow('An answer cannot hold a unknown');
});
