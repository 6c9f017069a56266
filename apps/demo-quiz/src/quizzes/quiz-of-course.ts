import { createHash } from 'node:crypto';
import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { Option, Question, Quiz, Rich } from './question';
import type { SentOption, SentQuestion, SentQuiz } from './sent-quiz';

/** Where a picture of a quiz lies on the platform: context, activity and file. */
const QUIZ_FILE = /src="[^"]*\/lti\/quizzes\/([\da-f-]{36}\/[\da-f-]{36})\/files\/([\da-f-]{36})"/g;

/** The platform's quiz as this tool asks it; its id is what is in it, so that another version is another quiz. */
export function quizOfCourse(sent: SentQuiz): Quiz {
  const rich = (html: string): Rich => ({ html: ownHtml(html), language: sent.language });
  const quiz: Omit<Quiz, 'id'> = {
    title: rich(escapeHtml(sent.title)),
    ...(sent.lead && { lead: rich(sent.lead) }),
    tries: sent.tries,
    ...(sent.timeLimit && { timeLimit: sent.timeLimit }),
    ...(sent.shuffle && { shuffle: true }),
    ...(sent.ask && { ask: sent.ask }),
    ...(sent.pools && { pools: poolsOf(sent.pools, sent.questions) }),
    questions: sent.questions.map((question, index) => ({
      id: idAt(index),
      points: question.points,
      ...(question.hint && { hint: rich(question.hint) }),
      ...(question.explanation && { explanation: rich(question.explanation) }),
      ...askedOf(question, rich),
    })),
  };
  return { id: `course-${hashOf(JSON.stringify(quiz))}`, ...quiz };
}

/** An author's own id may hold anything; ours stands in addresses and in fields. */
function idAt(index: number): string {
  return `q${index + 1}`;
}

function poolsOf(
  pools: Array<{ name: string; ask: number }>,
  questions: SentQuestion[],
): NonNullable<Quiz['pools']> {
  return pools.map(({ name, ask }) => ({
    ask,
    of: questions.flatMap(({ pool }, index) => (pool === name ? [idAt(index)] : [])),
  }));
}

type Answered = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'id' | 'points' | 'hint' | 'explanation'>
    : never
  : never;

function askedOf(question: SentQuestion, rich: (html: string) => Rich): Answered {
  const { kind } = question;
  const prompt = rich(question.prompt);
  switch (kind) {
    case 'choice':
    case 'several': {
      const options = question.options.map((option, index) => optionOf(option, `o${index + 1}`, rich));
      const right = question.options.flatMap(({ isRight }, index) => (isRight ? [`o${index + 1}`] : []));
      const shuffle = question.shuffle && { shuffle: true };
      if (kind === 'several') return { kind, prompt, options, right, ...shuffle };
      return { kind, prompt, options, right: right[0] ?? '', ...shuffle };
    }
    case 'number': {
      const { right, tolerance, unit } = question;
      return { kind, prompt, right, tolerance, ...(unit && { unit: rich(escapeHtml(unit)) }) };
    }
    case 'text':
      return { kind, prompt, accepted: question.accepted };
    case 'matching': {
      const texts = [...new Set(question.pairs.map(({ right }) => right))];
      const options = texts.map((text) => ({ id: hashOf(text), words: rich(text) }));
      const lefts = question.pairs.map(({ left }) => rich(left));
      return { kind, prompt, lefts, options, right: question.pairs.map(({ right }) => hashOf(right)) };
    }
    case 'ordering': {
      const options = question.items.map((text, index) => {
        const before = question.items.slice(0, index).filter((other) => other === text).length;
        return { id: hashOf(`${text}${before}`), words: rich(text) };
      });
      return { kind, prompt, options, right: options.map(({ id }) => id) };
    }
    case 'gap':
      return { kind, ...gapsInOrder(question.prompt, question.gaps, rich) };
    case 'essay':
      return { kind, prompt, ...(question.guidance && { guidance: rich(question.guidance) }) };
  }
}

function optionOf({ text, feedback }: SentOption, id: string, rich: (html: string) => Rich): Option {
  return { id, words: rich(text), ...(feedback && { feedback: rich(feedback) }) };
}

/** Numbered as they stand in the text; one that cannot stand where its author put it comes after the text. */
function gapsInOrder(html: string, gaps: Array<{ accepted: string[] }>, rich: (html: string) => Rich) {
  const places: number[] = [];
  const numbered = html.replace(/<[^>]*>|\{\{(\d+)\}\}/g, (whole, number?: string) => {
    const place = Number(number);
    if (number === undefined) return whole.replace(/\{\{\d+\}\}/g, '…');
    if (!gaps[place - 1] || places.includes(place)) return '…';
    places.push(place);
    return `{{${places.length}}}`;
  });
  const others = gaps.map((_, at) => at + 1).filter((place) => !places.includes(place));
  const after = others.map((_, at) => `<p>{{${places.length + at + 1}}}</p>`).join('');
  return {
    prompt: rich(`${numbered}${after}`),
    gaps: [...places, ...others].map((place) => gaps[place - 1] ?? { accepted: [] }),
  };
}

/** Pictures come by way of this tool, links leave the frame, and frames within ours are links to what they show. */
function ownHtml(html: string): string {
  return html
    .replace(QUIZ_FILE, 'src="quiz-file:$1/$2"')
    .replace(/<iframe\b[^>]*?\ssrc="([^"]*)"[^>]*>\s*<\/iframe>/g, '<a href="$1">$1</a>')
    .replace(/<a (?![^>]*\btarget=)(?=[^>]*\bhref="http)/g, '<a target="_blank" rel="noopener" ');
}

/** Says nothing of what belongs together, or comes first. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
