import { requestField } from './request-field';

/** What a tool sends to the authorization address. */
export type AuthorizationRequest = {
  clientId: string | null;
  redirectUri: string | null;
  responseType: string | null;
  responseMode: string | null;
  scope: string | null;
  prompt: string | null;
  loginHint: string | null;
  messageHint: string | null;
  deploymentId: string | null;
  nonce: string | null;
  state: string | null;
};

export function authorizationRequest(fields: unknown): AuthorizationRequest {
  const field = (name: string) => requestField(fields, name);
  return {
    clientId: field('client_id'),
    redirectUri: field('redirect_uri'),
    responseType: field('response_type'),
    responseMode: field('response_mode'),
    scope: field('scope'),
    prompt: field('prompt'),
    loginHint: field('login_hint'),
    messageHint: field('lti_message_hint'),
    deploymentId: field('lti_deployment_id'),
    nonce: field('nonce'),
    state: field('state'),
  };
}
