import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/db';
import { ALL_LTI_SCOPES } from '../lti/lti-scopes';
import { upsertLtiTool } from '../store/lti/lti-tools';
import { freePort } from './free-port';

const CLIENT_ID = 'lantern-quiz';
const DEPLOYMENT_ID = 'watch';

type QuizDeps = { db: Db; tenantId: string; origin: string; root: string; dataFolder: string };

export type PreviewQuiz = {
  /** Once there is something to ask. */
  run: () => Promise<void>;
  /** Without any sitting: one that has begun would keep the questions of before. */
  beginAnew: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Our own quiz program beside the preview: registered as its tool from the first page on, run when it is needed. */
export async function registerQuiz({
  db,
  tenantId,
  origin,
  root,
  dataFolder,
}: QuizDeps): Promise<PreviewQuiz> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const quizFolder = join(dataFolder, 'quiz');
  const start = () =>
    startProgram(join(root, 'dist/demo-quiz/main.js'), {
      QUIZ_PORT: String(port),
      QUIZ_HOST: '127.0.0.1',
      QUIZ_URL: url,
      QUIZ_PLATFORM: origin,
      QUIZ_PLATFORM_ORIGINS: origin,
      QUIZ_CLIENT_ID: CLIENT_ID,
      QUIZ_DEPLOYMENT_ID: DEPLOYMENT_ID,
      QUIZ_DATA: quizFolder,
    });
  let stop: (() => Promise<void>) | null = null;
  await upsertLtiTool(db, tenantId, {
    id: randomUUID(),
    name: 'Quiz',
    version: '1.3',
    clientId: CLIENT_ID,
    deploymentIds: [DEPLOYMENT_ID],
    targetLinkUri: url,
    loginUrl: `${url}/login`,
    redirectUris: [`${url}/launch`],
    jwksUrl: `${url}/.well-known/jwks.json`,
    jwks: null,
    sharedSecret: null,
    scopes: [...ALL_LTI_SCOPES],
    privacy: 'pseudonym',
  });
  return {
    run: async () => {
      stop ??= await start();
    },
    beginAnew: async () => {
      if (!stop) return;
      await stop();
      // But for the key by which the platform knows it.
      const kept = (await readdir(quizFolder)).filter((name) => name !== 'key.json');
      for (const name of kept) await rm(join(quizFolder, name), { recursive: true });
      stop = await start();
    },
    stop: async () => stop?.(),
  };
}

/** Answers how to stop it, once it is ready. */
async function startProgram(
  program: string,
  environment: Record<string, string>,
): Promise<() => Promise<void>> {
  const child = fork(program, {
    env: { ...process.env, ...environment },
    // A group of its own: Ctrl-C reaches the watch alone, which then stops it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  // Its first line says that it is ready.
  await Promise.race([child.stdout && once(child.stdout, 'data'), ended]);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
