import fc from 'fast-check';
import type { DraftQuestion, DraftQuiz } from '../../src/course-import/draft-quiz';
import type { DraftText } from '../../src/course-import/draft-text';

const text = fc
  .constantFrom(
    'a',
    'What is $x$?',
    '1.10',
    'true',
    '- a',
    'See ![p](course-file:images/a.svg)',
    'Two\n\nparagraphs: *b*',
    '# h',
  )
  .map(raw);
const option = fc.record({ text, isRight: fc.constant(false), feedback: fc.option(text) });
const options = fc
  .uniqueArray(option, { minLength: 2, maxLength: 4, selector: (each) => each.text.source })
  .map((all) => all.map((each, at) => ({ ...each, isRight: at === 1 })));
const accepted = fc.array(fc.constantFrom('a', '1.10', 'b: c'), { minLength: 1, maxLength: 2 });

const asked = {
  prompt: text,
  hint: fc.option(text),
  points: fc.constantFrom(0, 1, 2.5),
  explanation: fc.option(text),
};

const question: fc.Arbitrary<
  DraftQuestion extends infer Each ? (Each extends DraftQuestion ? Omit<Each, 'id'> : never) : never
> = fc.oneof(
  fc.record({
    ...asked,
    kind: fc.constantFrom('choice' as const, 'several' as const),
    options,
    shuffle: fc.boolean(),
  }),
  fc.record({
    ...asked,
    kind: fc.constant('number' as const),
    right: fc.constantFrom(-1.5, 0, 1e21 / 1e6),
    tolerance: fc.constantFrom(0, 0.1),
    unit: fc.option(fc.constantFrom('m', '%')),
  }),
  fc.record({ ...asked, kind: fc.constant('text' as const), accepted }),
  fc.record({
    ...asked,
    kind: fc.constant('matching' as const),
    pairs: fc.uniqueArray(fc.record({ left: text, right: text }), {
      minLength: 2,
      maxLength: 3,
      selector: ({ left }) => left.source,
    }),
  }),
  fc.record({
    ...asked,
    kind: fc.constant('ordering' as const),
    items: fc.array(text, { minLength: 2, maxLength: 3 }),
  }),
  fc.record({
    ...asked,
    kind: fc.constant('gap' as const),
    prompt: fc.constant(raw('{{1}} and {{2}}')),
    gaps: fc.tuple(fc.record({ accepted }), fc.record({ accepted })),
  }),
  fc.record({ ...asked, kind: fc.constant('essay' as const), guidance: fc.option(text) }),
);

/** Drawn once its place is known. */
function raw(source: string): DraftText {
  return { source, html: '' };
}

/** A quiz of any kinds of questions. */
export const arbitraryQuiz: fc.Arbitrary<DraftQuiz> = fc
  .record({
    lead: fc.option(text),
    tries: fc.integer({ min: 1, max: 3 }),
    timeLimit: fc.option(fc.integer({ min: 1, max: 9999 })),
    shuffle: fc.boolean(),
    ask: fc.constantFrom(null, 1),
    questions: fc.array(fc.tuple(question, fc.boolean(), fc.constantFrom(null, '10', '9', 'easy ones')), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ questions, ...quiz }) => {
    const names = [...new Set(quiz.ask === null ? questions.flatMap(([, , pool]) => pool ?? []) : [])];
    return {
      ...quiz,
      ...(names.length > 0 && { pools: names.toSorted().map((name) => ({ name, ask: 1 })) }),
      questions: questions.map(
        ([each, isNamed, pool], at): DraftQuestion => ({
          ...each,
          id: isNamed ? `own ${at}` : `q${at + 1}`,
          ...(pool !== null && names.includes(pool) && { pool }),
        }),
      ),
    };
  });
