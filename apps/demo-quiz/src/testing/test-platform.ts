import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LTI } from '../launch/claim-names';
import type { SentQuiz } from '../quizzes/sent-quiz';
import type { Score } from '../scores/score-of';

export const CLIENT_ID = 'quiz-client';
export const DEPLOYMENT_ID = 'deployment-1';

export type TestPlatform = {
  issuer: string;
  scores: Score[];
  /** What the next score is answered with; 200 otherwise. */
  nextStatuses: number[];
  /** What stands in courses, by `context/activity`; a number is answered as a status. */
  quizzes: Map<string, SentQuiz | number>;
  /** The pictures of quizzes, by `context/activity/files/file`. */
  pictures: Map<string, string>;
  /** Where the tool publishes its keys, once it runs. */
  toolKeysUrl: string;
  launchToken: (nonce: string, claims?: JWTPayload) => Promise<string>;
  foreignToken: (nonce: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Made once: keys take longer than everything else here. */
const keyPairs = Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]).then(([own, foreign]) => ({
  own,
  foreign,
}));

/** The platform's half, as far as a tool can see it: keys, tokens, scores, each checked. */
export async function startTestPlatform(): Promise<TestPlatform> {
  const { own, foreign } = await keyPairs;
  const { publicKey, privateKey } = own;
  const jwk = { ...(await exportJWK(publicKey)), kid: 'platform', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const picture = platform.pictures.get(request.url?.replace('/lti/quizzes/', '') ?? '');
    if (picture) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
      return;
    }
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  const issuer = await listening(server);

  const platform: TestPlatform = {
    issuer,
    scores: [],
    nextStatuses: [],
    quizzes: new Map(),
    pictures: new Map(),
    toolKeysUrl: '',
    launchToken: (nonce, claims) => sign(privateKey, nonce, claims),
    foreignToken: (nonce) => sign(foreign.privateKey, nonce),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (request.url === '/lti/jwks') return { status: 200, body: { keys: [jwk] } };
    if (request.url === '/lti/token') return { status: 200, body: await token(request) };
    if (request.url === '/lti/items/7/scores?type=best') {
      const status = platform.nextStatuses.shift() ?? 200;
      const isAllowed = request.headers.authorization === 'Bearer service-token';
      const score = await json(request);
      if (status === 200 && isAllowed) platform.scores.push(score as Score); // as the tool under test writes it
      return { status: isAllowed ? status : 401, body: {} };
    }
    if (request.url?.startsWith('/lti/quizzes/')) return sendQuiz(request);
    return { status: 404, body: {} };
  }

  function sendQuiz({ url = '', headers }: IncomingMessage): { status: number; body: unknown } {
    const quiz = platform.quizzes.get(url.replace('/lti/quizzes/', '')) ?? 404;
    if (headers.authorization !== 'Bearer service-token') return { status: 401, body: {} };
    return typeof quiz === 'number' ? { status: quiz, body: {} } : { status: 200, body: quiz };
  }

  async function token(request: IncomingMessage): Promise<unknown> {
    const assertion = new URLSearchParams(await text(request)).get('client_assertion') ?? '';
    const published = await (await fetch(platform.toolKeysUrl)).json();
    const keys = createLocalJWKSet(published as Parameters<typeof createLocalJWKSet>[0]); // as published
    await jwtVerify(assertion, keys, {
      issuer: CLIENT_ID,
      subject: CLIENT_ID,
      audience: `${issuer}/lti/token`,
    });
    return { access_token: 'service-token', token_type: 'Bearer', expires_in: 3600 };
  }

  function sign(key: CryptoKey, nonce: string, claims: JWTPayload = {}): Promise<string> {
    return new SignJWT({
      nonce,
      [LTI.version]: '1.3.0',
      [LTI.messageType]: 'LtiResourceLinkRequest',
      [LTI.deploymentId]: DEPLOYMENT_ID,
      [LTI.resourceLink]: { id: 'link-1' },
      [LTI.roles]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
      [LTI.custom]: { quiz: 'clear-report', attempt_id: 'attempt-1', mode: 'take', results: 'hidden' },
      [LTI.presentation]: { locale: 'en-US', return_url: `${issuer}/learn/lti-tool-callback?objectiveId=1` },
      [LTI.grades]: { lineitem: `${issuer}/lti/items/7?type=best` },
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'platform' })
      .setIssuer(claims.iss ?? issuer)
      .setAudience(String(claims.aud ?? CLIENT_ID))
      .setSubject(claims.sub ?? 'pseudonym-123456')
      .setIssuedAt(claims.iat)
      .setExpirationTime(claims.exp ?? '5m')
      .sign(key);
  }
  return platform;
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}
