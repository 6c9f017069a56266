import type { IncomingMessage } from 'node:http';

/** oidc-provider builds addresses from the request: these headers make them all the issuer's, whoever asks. */
export function pinToIssuer({ headers }: IncomingMessage, issuer: URL): void {
  headers.host = issuer.host;
  headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
}
