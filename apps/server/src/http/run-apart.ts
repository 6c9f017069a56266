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
  /** Of an import that was ordered: what ends with it. */
  order?: { id: string; job: { id: string; claim: string } };
};

/** Does an operation in a process of its own, so that whoever learns meanwhile waits for nothing of it; ended, it is undone. */
export type RunApart = (work: ApartWork, ending?: AbortSignal) => Promise<unknown>;
