import { requestField } from '../lti/request-field';
import { type OauthRefused, refused } from './refusal';

export type ClientProof =
  | { kind: 'secret'; clientId: string; secret: string }
  /** The id may be said beside the assertion, which says it too. */
  | { kind: 'assertion'; assertion: string; clientId: string | null };

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const BASIC = /^Basic ([\w+/]+=*)$/i;

/** How the client says who it is: client_secret_basic, client_secret_post or private_key_jwt, and one of them alone. */
export function clientProof(fields: unknown, authorization: string | undefined): ClientProof | OauthRefused {
  const assertion = requestField(fields, 'client_assertion');
  const secret = requestField(fields, 'client_secret');
  const given = [authorization ?? null, assertion, secret].filter((each) => each !== null);
  if (given.length > 1) return refused('proofTwice');
  if (authorization !== undefined) return basicProof(authorization);
  const clientId = requestField(fields, 'client_id');
  if (assertion !== null) {
    const isKnownKind = requestField(fields, 'client_assertion_type') === ASSERTION_TYPE;
    return isKnownKind ? { kind: 'assertion', assertion, clientId } : refused('wrongAssertionKind');
  }
  return clientId !== null && secret !== null
    ? { kind: 'secret', clientId, secret }
    : refused('proofMissing');
}

/** Both halves are encoded as a form's fields are before they are joined (RFC 6749, 2.3.1). */
function basicProof(authorization: string): ClientProof | OauthRefused {
  const [, encoded = ''] = BASIC.exec(authorization) ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon === -1) return refused('clientUnknown');
  const [clientId, secret] = [formValue(text.slice(0, colon)), formValue(text.slice(colon + 1))];
  return clientId && secret ? { kind: 'secret', clientId, secret } : refused('clientUnknown');
}

function formValue(encoded: string): string | null {
  return new URLSearchParams(`value=${encoded.replaceAll('&', '%26')}`).get('value');
}
