import { randomBytes } from 'node:crypto';
import path from 'node:path';

/** What the programs are told, beside the environment of the start itself; each reads its own names. */
export function programEnvironment(settings) {
  const { isDemo, host, port, publicUrl, dataFolder, programs } = settings;
  const identity = programs.find(({ name }) => name === 'identity');
  const quiz = programs.find(({ name }) => name === 'quiz');
  return {
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: publicUrl,
    LANTERN_DATA: dataFolder,
    // Nobody balances in front of it, and somebody waits for the prompt.
    STOP_DELAY_SECONDS: process.env.STOP_DELAY_SECONDS || '0',
    // As it was set: the platform tells a demo that was asked for from one that nobody switched off.
    LANTERN_DEMO: isDemo ? process.env.LANTERN_DEMO : '0',
    ...(identity === undefined ? {} : identityEnvironment(settings, identity.port)),
    ...(quiz === undefined ? {} : quizEnvironment(settings, quiz.port)),
  };
}

/** The demo provider and its one client, whose secret lives as long as this start. */
function identityEnvironment({ host, publicUrl, dataFolder }, port) {
  const issuer = besides(publicUrl, port);
  const clientId = 'lantern';
  const clientSecret = randomBytes(32).toString('base64url');
  const demoProvider = { code: 'demo', label: 'Lantern demo', issuer, clientId, clientSecret };
  return {
    IDENTITY_PORT: String(port),
    IDENTITY_HOST: host,
    IDENTITY_ISSUER: issuer,
    IDENTITY_CLIENT_ID: clientId,
    IDENTITY_CLIENT_SECRET: clientSecret,
    IDENTITY_REDIRECT_URIS: ownOrigins(publicUrl)
      .map((origin) => `${origin}/oidc/callback`)
      .join(),
    IDENTITY_POST_LOGOUT_URIS: ownOrigins(publicUrl)
      .map((origin) => `${origin}/`)
      .join(),
    IDENTITY_DATA: path.join(dataFolder, 'identity'),
    OIDC_PROVIDERS: process.env.OIDC_PROVIDERS || JSON.stringify([demoProvider]),
  };
}

/** The demo's tool; the platform registers it under the same names at every start. */
function quizEnvironment({ host, publicUrl, dataFolder }, port) {
  return {
    QUIZ_PORT: String(port),
    QUIZ_HOST: host,
    QUIZ_URL: besides(publicUrl, port),
    QUIZ_PLATFORM: publicUrl,
    QUIZ_PLATFORM_ORIGINS: ownOrigins(publicUrl).join(),
    QUIZ_CLIENT_ID: 'lantern-quiz',
    QUIZ_DEPLOYMENT_ID: 'demo-quiz-1',
    QUIZ_DATA: path.join(dataFolder, 'quiz'),
  };
}

/** Whoever opens a local Lantern by another name of this machine can sign in too. */
function ownOrigins(publicUrl) {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost') return [publicUrl];
  return ['localhost', '127.0.0.1', '[::1]'].map((hostname) => `${url.protocol}//${hostname}:${url.port}`);
}

/** The same host on a companion's own port, hence an origin of its own. */
function besides(publicUrl, port) {
  const url = new URL(publicUrl);
  url.port = String(port);
  return url.origin;
}
