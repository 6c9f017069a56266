import type { LtiQuiz } from '../../store/lti/lti-quizzes';
import { quizFileAddress, type QuizPlace } from './service-addresses';

/** A quiz as a tool reads it: texts are html, and every address in them is whole. */
export function quizBody(
  { title, language, version, questions }: LtiQuiz,
  issuer: string,
  place: QuizPlace,
): Record<string, unknown> {
  const quiz = Object(shown(questions, (html) => wholeAddresses(html, issuer, place)));
  return { id: place.activityId, title, language, version, ...quiz };
}

/** Of a text only its html: what the author wrote is the author's. */
function shown(value: unknown, htmlOf: (html: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => shown(each, htmlOf));
  if (typeof value !== 'object' || value === null) return value;
  if ('html' in value && 'source' in value) return htmlOf(String(value.html));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shown(each, htmlOf)]));
}

/** As the cleaner writes them: quotes are double, and a path begins with one slash. */
function wholeAddresses(html: string, issuer: string, place: QuizPlace): string {
  return html
    .replace(
      /(<img\b[^>]*?\ssrc=)"\/api\/lms-storage\/v1\/files\/([\da-f-]{36})\/[^"]*"/g,
      (_, before: string, fileId: string) => `${before}"${quizFileAddress(issuer, place, fileId)}"`,
    )
    .replace(
      /(\shref=)"(\/(?!\/)[^"]*)"/g,
      (_, before: string, path: string) => `${before}"${issuer}${path}"`,
    );
}
