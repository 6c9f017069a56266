import type { DraftQuestion, DraftQuiz } from './draft-quiz';
import type { DraftText } from './draft-text';

type Change = (text: DraftText) => DraftText;

/** The quiz with every text of it changed. */
export function mapQuizTexts(quiz: DraftQuiz, change: Change): DraftQuiz {
  return {
    ...quiz,
    lead: quiz.lead && change(quiz.lead),
    questions: quiz.questions.map((question) => ({
      ...mapAnswers(question, change),
      prompt: change(question.prompt),
      hint: question.hint && change(question.hint),
      explanation: question.explanation && change(question.explanation),
    })),
  };
}

function mapAnswers(question: DraftQuestion, change: Change): DraftQuestion {
  switch (question.kind) {
    case 'choice':
    case 'several': {
      const options = question.options.map(({ text, isRight, feedback }) => ({
        text: change(text),
        isRight,
        feedback: feedback && change(feedback),
      }));
      return { ...question, options };
    }
    case 'matching': {
      const pairs = question.pairs.map(({ left, right }) => ({ left: change(left), right: change(right) }));
      return { ...question, pairs };
    }
    case 'ordering':
      return { ...question, items: question.items.map(change) };
    case 'essay':
      return { ...question, guidance: question.guidance && change(question.guidance) };
    case 'number':
    case 'text':
    case 'gap':
      return question;
  }
}

export function quizTexts(quiz: DraftQuiz): DraftText[] {
  const texts: DraftText[] = [];
  mapQuizTexts(quiz, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
