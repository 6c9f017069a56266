import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createRemoteJWKSet } from 'jose';
import { buildApp } from './build-app';
import type { Sitting } from './attempts/sitting';
import { sittingBook } from './attempts/sitting-book';
import { timekeeper } from './attempts/timekeeper';
import type { Config } from './config';
import { ExpiringMap } from './launch/expiring-map';
import { LOGIN_LIFETIME_MS } from './launch/start-login';
import { type Session, sessionKeeper } from './launch/session';
import { loadKeys } from './load-keys';
import { platformQuizzes } from './platform/platform-quizzes';
import type { Quiz } from './quizzes/question';
import { quizShelf } from './quizzes/quiz-shelf';
import { scoreCourier } from './scores/score-courier';
import { serviceToken } from './platform/service-token';
import { documentFolder } from './store/document-folder';

const CONFIRM_LIFETIME_MS = 2 * 60_000;

/** What is asked by then is answered. */
const CLOSE_TIMEOUT_MS = 1000;

export type RunningQuiz = { gradingUrl: string; close: () => Promise<void> };

/** Opens the tool on its port; resolves once it answers. */
export async function startQuiz(config: Config, report: (error: unknown) => void): Promise<RunningQuiz> {
  const keys = await loadKeys(config.dataFolder);
  const book = await sittingBook(await documentFolder<Sitting>(join(config.dataFolder, 'sittings')));
  const sessions = await sessionKeeper(await documentFolder<Session>(join(config.dataFolder, 'sessions')));
  const shelf = await quizShelf(await documentFolder<Quiz>(join(config.dataFolder, 'quizzes')));
  const token = serviceToken(config.platform, keys);
  const courier = scoreCourier({ book, token, report });
  const keeper = timekeeper({ book, shelf, courier, report });
  const gradingKey = randomBytes(24).toString('base64url');
  const app = await buildApp({
    config,
    keys,
    platformKeys: createRemoteJWKSet(new URL(config.platform.keysUrl), { cooldownDuration: 2000 }),
    book,
    sessions,
    courier,
    shelf,
    quizzes: platformQuizzes(config.platform, token),
    timekeeper: keeper,
    logins: new ExpiringMap(LOGIN_LIFETIME_MS),
    launches: new ExpiringMap(CONFIRM_LIFETIME_MS),
    gradingKey,
    report,
  });
  await app.listen({ host: config.host, port: config.port });
  // What the last run could not tell the platform.
  for (const { id } of book.all()) void courier.deliver(id).catch(report);
  return {
    gradingUrl: `${config.url}/grading/${gradingKey}`,
    close: async () => {
      keeper.close();
      courier.close();
      // Browsers connect before they have anything to ask, and Node waits for such a connection for ever.
      setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
      await app.close();
    },
  };
}
