import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Db } from '../db/db';
import { ALL_LTI_SCOPES } from '../lti/lti-scopes';
import { upsertLtiTool } from '../store/lti/lti-tools';
import { randomUUID } from 'node:crypto';
import { freePort } from './free-port';

const CLIENT_ID = 'lantern-quiz';
const DEPLOYMENT_ID = 'watch';

type QuizDeps = { db: Db; tenantId: string; origin: string; root: string; dataFolder: string };

/** Our own quiz program beside the preview, registered as its tool; answers how to stop it. */
export async function runQuiz({
  db,
  tenantId,
  origin,
  root,
  dataFolder,
}: QuizDeps): Promise<() => Promise<void>> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = fork(join(root, 'dist/demo-quiz/main.js'), {
    env: {
      ...process.env,
      QUIZ_PORT: String(port),
      QUIZ_HOST: '127.0.0.1',
      QUIZ_URL: url,
      QUIZ_PLATFORM: origin,
      QUIZ_PLATFORM_ORIGINS: origin,
      QUIZ_CLIENT_ID: CLIENT_ID,
      QUIZ_DEPLOYMENT_ID: DEPLOYMENT_ID,
      QUIZ_DATA: join(dataFolder, 'quiz'),
    },
    // A group of its own: Ctrl-C reaches the watch alone, which then stops it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  // Its first line says that it is ready.
  await Promise.race([child.stdout && once(child.stdout, 'data'), ended]);
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
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
