/** The part of ims-lti that the tests use; it brings no types of its own. */
declare module 'ims-lti' {
  export type ToolRequest = {
    url: string;
    method: string;
    protocol: string;
    headers: Record<string, string>;
    connection: { encrypted: boolean };
  };

  export class Provider {
    constructor(key: string, secret: string);
    valid_request(
      request: ToolRequest,
      body: Record<string, string>,
      callback: (error: Error | null, isValid: boolean) => void,
    ): void;
    outcome_service: {
      send_replace_result(score: number, callback: (error: Error | null, result: unknown) => void): void;
      send_read_result(callback: (error: Error | null, result: unknown) => void): void;
    };
  }
}
