/** The part of ltijs that the tests use; it brings no types of its own. */
declare module 'ltijs' {
  import type { RequestListener } from 'node:http';

  export type LtijsToken = {
    iss: string;
    user: string;
    platformContext: {
      custom: Record<string, string>;
      endpoint: { lineitem: string; lineitems: string };
    };
  };

  export const Provider: {
    app: RequestListener;
    setup(key: string, database: { plugin: object }, options: Record<string, unknown>): unknown;
    deploy(options: { serverless: boolean; silent: boolean }): Promise<boolean>;
    onConnect(
      callback: (token: LtijsToken, request: unknown, response: { send(body: unknown): void }) => void,
    ): void;
    registerPlatform(platform: Record<string, unknown>): Promise<unknown>;
    Grade: {
      submitScore(token: LtijsToken, lineItem: string, score: Record<string, unknown>): Promise<unknown>;
      getScores(
        token: LtijsToken,
        lineItem: string,
      ): Promise<{ scores: Array<{ userId: string; resultScore: number }> }>;
    };
  };
}
