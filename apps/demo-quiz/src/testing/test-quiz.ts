import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JWTPayload } from 'jose';
import { afterAll } from 'vitest';
import type { Config } from '../config';
import { loadKeys } from '../load-keys';
import { type RunningQuiz, startQuiz } from '../start-quiz';
import { CLIENT_ID, DEPLOYMENT_ID, startTestPlatform, type TestPlatform } from './test-platform';

export type TestQuiz = {
  config: Config;
  platform: TestPlatform;
  errors: unknown[];
  quiz: RunningQuiz;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The tool's key, made once: it takes longer than everything else here. */
const keyFolder = mkdtemp(join(tmpdir(), 'lantern-quiz-key-')).then(async (folder) => {
  await loadKeys(folder);
  return folder;
});
afterAll(async () => rm(await keyFolder, { recursive: true }));

/** The real tool beside a platform that checks what it is told. */
export async function startTestQuiz(): Promise<TestQuiz> {
  const platform = await startTestPlatform();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  platform.toolKeysUrl = `${url}/.well-known/jwks.json`;
  const config: Config = {
    host: '127.0.0.1',
    port,
    url,
    platform: {
      issuer: platform.issuer,
      authorizationUrl: `${platform.issuer}/lti/authorize`,
      tokenUrl: `${platform.issuer}/lti/token`,
      keysUrl: `${platform.issuer}/lti/jwks`,
      clientId: CLIENT_ID,
      deploymentId: DEPLOYMENT_ID,
      origins: [platform.issuer],
    },
    dataFolder: await mkdtemp(join(tmpdir(), 'lantern-quiz-')),
  };
  await copyFile(join(await keyFolder, 'key.json'), join(config.dataFolder, 'key.json'));
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const test: TestQuiz = {
    config,
    platform,
    errors,
    quiz: await startQuiz(config, report),
    async restart() {
      await test.quiz.close();
      test.quiz = await startQuiz(config, report);
    },
    async stop() {
      await test.quiz.close();
      await platform.close();
      await rm(config.dataFolder, { recursive: true });
    },
  };
  return test;
}

export type Login = { state: string; nonce: string; cookie: string; page: string };

/** The login that the platform starts; `more` are fields beside the usual ones. */
export async function beginLogin(
  { config, platform }: TestQuiz,
  more: Record<string, string> = {},
): Promise<Login> {
  const fields = {
    iss: platform.issuer,
    login_hint: 'hint',
    target_link_uri: config.url,
    client_id: CLIENT_ID,
  };
  const query = new URLSearchParams({ ...fields, ...more });
  const answer = await fetch(`${config.url}/login?${query}`, { redirect: 'manual' });
  const page = await answer.text();
  const href = /href="([^"]+lti&#47;authorize[^"]*|[^"]+lti\/authorize[^"]*)"/.exec(page)?.[1];
  const location = new URL(answer.headers.get('location') ?? plain(href ?? 'http://nowhere.test'));
  return {
    state: location.searchParams.get('state') ?? '',
    nonce: location.searchParams.get('nonce') ?? '',
    cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    page,
  };
}

/** The launch that the platform's form makes, sent by the browser that has the cookie. */
export function sendLaunch(
  { config }: TestQuiz,
  { state, cookie }: Pick<Login, 'state' | 'cookie'>,
  token: string,
): Promise<Response> {
  return postForm(`${config.url}/launch`, { state, id_token: token }, cookie);
}

/** Login, launch and the page that follows; the answer is its address, which is that of the session. */
export async function launch(test: TestQuiz, claims: JWTPayload = {}): Promise<string> {
  const login = await beginLogin(test);
  const answer = await sendLaunch(test, login, await test.platform.launchToken(login.nonce, claims));
  if (answer.status !== 303) throw new Error(`The launch was answered with ${answer.status}.`);
  const home = new URL(answer.headers.get('location') ?? '', test.config.url).href;
  await (await fetch(home, { redirect: 'manual' })).body?.cancel();
  return home;
}

export function postForm(url: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

export async function textAt(url: string): Promise<string> {
  return plain(await (await fetch(url)).text());
}

/** Markup with its escaped letters written out. */
export function plain(markup: string): string {
  return markup.replace(/&#(\d+);/g, (_escape, code: string) => String.fromCharCode(Number(code)));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      return probe.close(() => resolve(address.port));
    });
  });
}
