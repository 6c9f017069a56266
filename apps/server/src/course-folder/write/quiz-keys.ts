import type { DraftQuestion, DraftQuiz } from '../../course-import/draft-quiz';
import type { DraftText } from '../../course-import/draft-text';
import { durationText } from '../duration-text';
import { set } from './yaml-text';

type TextOf = (text: DraftText) => string;

export function quizKeys(quiz: DraftQuiz, textOf: TextOf): Record<string, unknown> {
  return set({
    lead: quiz.lead && textOf(quiz.lead),
    tries: quiz.tries === 1 ? null : quiz.tries,
    'time-limit': quiz.timeLimit === null ? null : durationText(quiz.timeLimit),
    shuffle: quiz.shuffle || null,
    ask: quiz.ask,
    pools: quiz.pools ? Object.fromEntries(quiz.pools.map(({ name, ask }) => [name, ask])) : null,
    questions: quiz.questions.map((question, index) => questionKeys(question, index, textOf)),
  });
}

function questionKeys(question: DraftQuestion, index: number, textOf: TextOf): Record<string, unknown> {
  const { id, kind, pool = null, prompt, hint, points, explanation } = question;
  return set({
    id: id === `q${index + 1}` ? null : id,
    kind,
    pool,
    prompt: textOf(prompt),
    ...answerKeys(question, textOf),
    hint: hint && textOf(hint),
    points: points === 1 ? null : points,
    explanation: explanation && textOf(explanation),
  });
}

function answerKeys(question: DraftQuestion, textOf: TextOf): Record<string, unknown> {
  switch (question.kind) {
    case 'choice':
    case 'several': {
      const options = question.options.map(({ text, isRight, feedback }) =>
        set({ text: textOf(text), right: isRight || null, feedback: feedback && textOf(feedback) }),
      );
      return { options, shuffle: question.shuffle || null };
    }
    case 'number':
      return { right: question.right, tolerance: question.tolerance || null, unit: question.unit };
    case 'text':
      return { accepted: question.accepted };
    case 'matching':
      return {
        pairs: question.pairs.map(({ left, right }) => ({ left: textOf(left), right: textOf(right) })),
      };
    case 'ordering':
      return { items: question.items.map(textOf) };
    case 'gap':
      return { gaps: question.gaps };
    case 'essay':
      return { guidance: question.guidance && textOf(question.guidance) };
  }
}
