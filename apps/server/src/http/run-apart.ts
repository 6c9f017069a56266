/** An operation by its words, and who asks for it: all that can be told to another process. */
export type ApartWork = {
  noun: string;
  verb: string;
  input: unknown;
  context: {
    tenantId: string;
    issuer: string;
    now: Date;
    actorId: string | null;
    clientId: string | null;
    scopes: readonly string[];
    isDryRun: boolean;
  };
};

/** Does an operation in a process of its own, so that whoever learns meanwhile waits for nothing of it. */
export type RunApart = (work: ApartWork) => Promise<unknown>;
