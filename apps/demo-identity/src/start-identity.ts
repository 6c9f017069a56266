import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Asset, sharedAssets } from '@lantern/demo-pages/assets';
import { buildProvider } from './build-provider';
import type { Config } from './config';
import { handleSignIn } from './handle-sign-in';
import { loadKeys } from './load-keys';
import { pageHeaders } from './page-headers';
import { createPasswordCheck } from './try-sign-in';
import { sendMessage } from './send-message';
import { createTryLimit } from './try-limit';
import { STYLESHEET } from './pages/page';

const ASSETS = new Map(sharedAssets(STYLESHEET));

function findAsset(path: string): Asset | null {
  return ASSETS.get(path) ?? null;
}

const PROVIDER_PATHS = /^\/(auth|token|me|jwks|session|\.well-known)(\/|$)/;
const REQUEST_TIMEOUT_MS = 15_000;
const CLOSE_TIMEOUT_MS = 3000;

export type Identity = {
  issuer: string;
  close: () => Promise<void>;
};

type StartOptions = { onError: (error: unknown) => void };

/** Opens the provider on its port; resolves once it answers. */
export async function startIdentity(config: Config, { onError }: StartOptions): Promise<Identity> {
  const provider = buildProvider(config, await loadKeys(config.dataFolder));
  provider.proxy = true;
  provider.on('server_error', (_context, error) => onError(error));

  const issuer = new URL(config.issuer);
  const headers = pageHeaders(config);
  const answerAsProvider = provider.callback();
  const signInDeps = {
    config,
    provider,
    checkPassword: await createPasswordCheck(),
    limitTries: createTryLimit(),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    pinToIssuer(request, issuer);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const asset = findAsset(path);
    if (asset) {
      response.writeHead(200, asset.headers).end(asset.content);
      return;
    }
    if (path.startsWith('/interaction/')) return handleSignIn(request, response, signInDeps);
    if (PROVIDER_PATHS.test(path)) {
      return answerAsProvider(request, response);
    }
    sendMessage(request, response, { config, message: 'notFound', status: 404 });
  }

  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) return response.destroy();
      return sendMessage(request, response, { config, message: 'failed', status: 500 });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });

  return {
    issuer: config.issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
      }),
  };
}

/** oidc-provider builds addresses from the request: these headers make them all the issuer's, whoever asks. */
function pinToIssuer({ headers }: IncomingMessage, issuer: URL): void {
  headers.host = issuer.host;
  headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
}
