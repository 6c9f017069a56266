/** The part of oidc-provider that this program uses; the package ships no types of its own. */
declare module 'oidc-provider/lib/provider.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type Context = {
    type: string;
    status: number;
    body: string;
    get(header: string): string;
    set(header: string, value: string): void;
    oidc: {
      client: { clientId: string };
      params?: Record<string, string | undefined>;
      result?: { consent?: { grantId?: string } };
      entities: { IdTokenHint?: { payload: { sub: string } } };
      session: { accountId?: string; grantIdFor(clientId: string): string | undefined };
      provider: Provider;
    };
  };

  export type Grant = {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  };

  export type Interaction = {
    uid: string;
    prompt: { name: string };
    params: Record<string, unknown>;
  };

  export type InteractionResult = {
    login?: { accountId: string; remember: boolean; amr: string[] };
    consent?: { grantId?: string };
  };

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    Grant: {
      new (properties: { clientId: string; accountId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
    ): Promise<void>;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this;
  }
}

declare module 'oidc-provider/lib/helpers/errors.js' {
  export class SessionNotFound extends Error {}
}
