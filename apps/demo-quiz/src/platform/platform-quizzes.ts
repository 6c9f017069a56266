import type { Platform } from '../config';
import { quizOfCourse } from '../quizzes/quiz-of-course';
import type { Quiz } from '../quizzes/question';
import { sentQuiz } from '../quizzes/sent-quiz';
import type { ServiceToken } from './service-token';

const TIMEOUT_MS = 10_000;

/** The platform could not be asked: later it may be. */
export class PlatformUnreachable extends Error {
  override name = 'PlatformUnreachable';
}

/** What stands in a course, by the ids of the course and the activity. */
export type QuizOfCourse = { contextId: string; activityId: string };

export type PlatformQuizzes = {
  /** Null where there is none that opens this tool. */
  find: (place: QuizOfCourse) => Promise<Quiz | null>;
  /** A picture of a quiz, by `context/activity/file`; null where there is none. */
  openFile: (name: string) => Promise<Response | null>;
};

export function platformQuizzes({ issuer }: Platform, token: ServiceToken): PlatformQuizzes {
  async function ask(path: string): Promise<Response | null> {
    const answer = await send(path);
    if (answer.status !== 401) return found(answer);
    await answer.body?.cancel();
    token.forget();
    return found(await send(path));
  }

  async function send(path: string): Promise<Response> {
    try {
      return await fetch(`${issuer}/lti/quizzes/${path}`, {
        headers: { authorization: `Bearer ${await token.get()}` },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw new PlatformUnreachable('The platform could not be asked for a quiz.', { cause });
    }
  }

  return {
    async find({ contextId, activityId }) {
      const answer = await ask(`${contextId}/${activityId}`);
      if (!answer) return null;
      const sent = sentQuiz(await answer.json().catch(() => null));
      if (!sent) throw new PlatformUnreachable('The platform answered with something that is no quiz.');
      return quizOfCourse(sent);
    },
    openFile: (name) => {
      const [contextId, activityId, fileId] = name.split('/');
      return ask(`${contextId}/${activityId}/files/${fileId}`);
    },
  };
}

async function found(answer: Response): Promise<Response | null> {
  if (answer.ok) return answer;
  await answer.body?.cancel();
  if (answer.status === 404) return null;
  throw new PlatformUnreachable(`The platform gave no quiz (${answer.status}).`);
}
