import type { JWTVerifyGetKey } from 'jose';
import type { SittingBook } from './attempts/sitting-book';
import type { Timekeeper } from './attempts/timekeeper';
import type { Config } from './config';
import type { ExpiringMap } from './launch/expiring-map';
import type { PendingLogin } from './launch/start-login';
import type { Launch } from './launch/read-launch';
import type { Sessions } from './launch/session';
import type { Keys } from './load-keys';
import type { PlatformQuizzes } from './platform/platform-quizzes';
import type { QuizShelf } from './quizzes/quiz-shelf';
import type { ScoreCourier } from './scores/score-courier';

/** A launch that waits until the browser has shown that it began it. */
export type PendingLaunch = { state: string; launch: Launch };

/** What the routes work with. */
export type Tool = {
  config: Config;
  keys: Keys;
  platformKeys: JWTVerifyGetKey;
  book: SittingBook;
  sessions: Sessions;
  courier: ScoreCourier;
  shelf: QuizShelf;
  quizzes: PlatformQuizzes;
  timekeeper: Timekeeper;
  logins: ExpiringMap<PendingLogin>;
  launches: ExpiringMap<PendingLaunch>;
  /** The one-time key of the link to the marking; null once it was used. */
  gradingKey: string | null;
  report: (error: unknown) => void;
};
