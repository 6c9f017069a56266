import type { DraftOption, DraftQuestion, DraftQuiz } from '../../course-import/draft-quiz';
import type { DraftText } from '../../course-import/draft-text';
import { FOLDER_LIMITS } from '../limits';
import { needed } from './read-content';
import { checkPools, readPool, readPools } from './read-pools';
import type { TextReader } from './text-reader';
import type { Fields } from './yaml-fields';

export const QUESTION_KINDS = [
  'choice',
  'several',
  'number',
  'text',
  'matching',
  'ordering',
  'gap',
  'essay',
] as const satisfies ReadonlyArray<DraftQuestion['kind']>;

type QuizContext = {
  texts: (fields: Fields, key: string) => DraftText | null;
  needed: (fields: Fields, key: string) => DraftText;
  list: (fields: Fields, key: string) => DraftText[];
};

const NO_TEXT: DraftText = { source: '', html: '' };

export function readQuiz(
  fields: Fields,
  place: { file: string; folder: string; key: string },
  reader: TextReader,
): DraftQuiz {
  const stored = (text: string | null, line: number) =>
    reader.text(text, { ...place, key: quizTextKey(place.key, text ?? ''), line });
  const texts = (from: Fields, key: string) => stored(from.text(key), from.line(key));
  const context: QuizContext = {
    texts,
    needed: (from, key) => (needed(from, key) === '' ? NO_TEXT : (texts(from, key) ?? NO_TEXT)),
    list: (from, key) => from.texts(key).flatMap((text) => stored(text, from.line(key)) ?? []),
  };
  const pools = readPools(fields);
  const asked = fields.maps('questions');
  const questions = asked.map((question, index) => ({
    ...readPool(question, pools),
    ...readQuestion(question, index, context),
  }));
  checkPools(fields, pools, questions);
  reportSame(
    questions.map(({ id }) => id),
    (index, first) => asked[index]?.report('id', `is that of question ${first} already: give it another.`),
  );
  const timeLimit = fields.seconds('time-limit');
  if (timeLimit === 0) fields.report('time-limit', 'must be a second or more.');
  if (questions.length === 0) fields.report('questions', 'must hold at least one question.');
  return {
    lead: texts(fields, 'lead'),
    tries: fields.number('tries', { from: 1, to: FOLDER_LIMITS.tries, isWhole: true }) ?? 1,
    timeLimit,
    shuffle: fields.flag('shuffle') ?? false,
    ask: fields.number('ask', { from: 1, to: Math.max(1, questions.length), isWhole: true }),
    ...(pools.length > 0 && { pools }),
    questions,
  };
}

/** Of what is in it and not of its place, so that a text keeps its ids when questions change places. */
export function quizTextKey(partKey: string, source: string): string {
  return `${partKey}\n${source}`;
}

function readQuestion(fields: Fields, index: number, context: QuizContext): DraftQuestion {
  const kind = fields.word('kind', QUESTION_KINDS);
  if (kind === null && !fields.has('kind'))
    fields.report('kind', `is missing: ${QUESTION_KINDS.join(', ')}.`);
  const asked = {
    id: fields.name('id') ?? `q${index + 1}`,
    prompt: context.needed(fields, 'prompt'),
    hint: context.texts(fields, 'hint'),
    points: fields.number('points', { from: 0 }) ?? 1,
    explanation: context.texts(fields, 'explanation'),
  };
  const question = { ...asked, ...readAnswers(kind ?? 'essay', fields, asked.prompt.source, context) };
  if (kind !== null) fields.end();
  return question;
}

type Answers = DraftQuestion extends infer Each
  ? Each extends DraftQuestion
    ? Omit<Each, 'id' | 'pool' | 'prompt' | 'hint' | 'points' | 'explanation'>
    : never
  : never;

function readAnswers(
  kind: DraftQuestion['kind'],
  fields: Fields,
  prompt: string,
  context: QuizContext,
): Answers {
  switch (kind) {
    case 'choice':
    case 'several': {
      const given = fields.maps('options');
      const options = given.map((option) => readOption(option, context));
      reportSame(
        options.map(({ text }) => text.source),
        (index, first) => given[index]?.report('text', `says the same as answer ${first}: leave one out.`),
      );
      const right = options.filter(({ isRight }) => isRight).length;
      if (options.length < 2) fields.report('options', 'must hold at least two answers.');
      else if (kind === 'choice' && right !== 1)
        fields.report('options', 'must hold exactly one answer with “right: true”.');
      else if (right === 0) fields.report('options', 'must hold an answer with “right: true”.');
      return { kind, options, shuffle: fields.flag('shuffle') ?? false };
    }
    case 'number': {
      if (!fields.has('right')) fields.report('right', 'is missing.');
      const right = fields.number('right', { from: -Number.MAX_SAFE_INTEGER }) ?? 0;
      return {
        kind,
        right,
        tolerance: fields.number('tolerance', { from: 0 }) ?? 0,
        unit: fields.text('unit'),
      };
    }
    case 'text':
      return { kind, accepted: acceptedOf(fields) };
    case 'matching': {
      const given = fields.maps('pairs');
      const pairs = given.map((pair) => {
        const read = { left: context.needed(pair, 'left'), right: context.needed(pair, 'right') };
        pair.end();
        return read;
      });
      reportSame(
        pairs.map(({ left }) => left.source),
        (index, first) => given[index]?.report('left', `says the same as in pair ${first}: leave one out.`),
      );
      if (pairs.length < 2) fields.report('pairs', 'must hold at least two pairs.');
      return { kind, pairs };
    }
    case 'ordering': {
      const items = context.list(fields, 'items');
      if (items.length < 2) fields.report('items', 'must hold at least two entries, in their right order.');
      return { kind, items };
    }
    case 'gap': {
      const gaps = fields.maps('gaps').map((gap) => {
        const read = { accepted: acceptedOf(gap) };
        gap.end();
        return read;
      });
      const named = [...prompt.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
      const isComplete = named.length === gaps.length && gaps.every((_, at) => named.includes(at + 1));
      if (!isComplete || gaps.length === 0)
        fields.report(
          'gaps',
          `must hold one entry for each of {{1}}, {{2}} … in the prompt: there are ${named.length} there and ${gaps.length} here.`,
        );
      return { kind, gaps };
    }
    case 'essay':
      return { kind, guidance: context.texts(fields, 'guidance') };
  }
}

/** Each that has been there before, with the number of the first of them. */
function reportSame(texts: readonly string[], report: (index: number, first: number) => void): void {
  for (const [index, text] of texts.entries()) {
    const first = texts.indexOf(text);
    if (first < index && text !== '') report(index, first + 1);
  }
}

function readOption(fields: Fields, context: QuizContext): DraftOption {
  const option = {
    text: context.needed(fields, 'text'),
    isRight: fields.flag('right') ?? false,
    feedback: context.texts(fields, 'feedback'),
  };
  fields.end();
  return option;
}

function acceptedOf(fields: Fields): string[] {
  const accepted = fields.texts('accepted');
  if (accepted.length === 0) fields.report('accepted', 'must hold at least one right answer.');
  return accepted;
}
