import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { NOON } from './sign-in-server';

export type Script = {
  /** What the id token says beyond the usual; also to spoil it. */
  idToken?: Record<string, unknown>;
  /** What userinfo says beside the subject. */
  userInfo?: Record<string, unknown>;
  isSignedByStranger?: boolean;
};

export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;

type Issued = Script & { challenge: string; nonce: string };

/** A provider that says what a test wants it to say, truth or not. */
export async function startScriptedProvider(metadata: Record<string, unknown> = {}, now = NOON) {
  const [own, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Issued>();
  const userInfos = new Map<string, Record<string, unknown>>();
  let discoveries = 0;

  const server = createServer((request, response) => void answer(request, response));
  const issuer = await new Promise<string>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      return resolve(`http://127.0.0.1:${address.port}`);
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration') {
      discoveries += 1;
      send(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        ...metadata,
      });
    } else if (request.url === '/jwks') send(200, { keys: [publicKey] });
    else if (request.url === '/token') send(...(await tokens(new URLSearchParams(await text(request)))));
    else {
      const claims = userInfos.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      send(claims ? 200 : 401, claims ?? {});
    }
  }

  async function tokens(form: URLSearchParams): Promise<[number, unknown]> {
    const issued = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!issued || issued.challenge !== challenge) return [400, { error: 'invalid_grant' }];

    const key = issued.isSignedByStranger ? stranger.privateKey : own.privateKey;
    const payload: Record<string, unknown> = {
      iss: issuer,
      aud: 'lantern',
      sub: 'person-1',
      // By the clock of the server, whatever the machine's says.
      iat: now.getTime() / 1000,
      exp: now.getTime() / 1000 + 3600,
      nonce: issued.nonce,
      ...issued.idToken,
    };
    const accessToken = randomUUID();
    userInfos.set(accessToken, { sub: payload['sub'], ...issued.userInfo });
    const idToken = await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
    return [200, { access_token: accessToken, token_type: 'Bearer', id_token: idToken }];
  }

  return {
    issuer,
    discoveries: () => discoveries,
    /** The address to which the provider sends the browser back after the person has signed in. */
    answerTo(authorizationUrl: string, script: Script = {}): string {
      const { searchParams } = new URL(authorizationUrl);
      const code = randomUUID();
      const [challenge, nonce] = [searchParams.get('code_challenge') ?? '', searchParams.get('nonce') ?? ''];
      codes.set(code, { challenge, nonce, ...script });
      const query = new URLSearchParams({ code, state: searchParams.get('state') ?? '' });
      return `${searchParams.get('redirect_uri')}?${query}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
