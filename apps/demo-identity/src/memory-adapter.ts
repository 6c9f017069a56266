type Payload = { uid?: string; grantId?: string; consumed?: number };
type Entry = { payload: Payload; expiresAt: number };

const MOST_ENTRIES = 5000;

/** Where oidc-provider keeps codes, sessions and grants: a bounded memory, as befits a demo. */
export function createMemoryAdapter() {
  const entries = new Map<string, Entry>();

  return (model: string) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const isOfModel = (key: string) => key.startsWith(keyOf(''));
    const find = (id: string) => livePayload(entries.get(keyOf(id)));

    return {
      async upsert(id: string, payload: Payload, expiresInSeconds: number) {
        makeRoom(entries);
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + expiresInSeconds * 1000 });
      },
      async find(id: string) {
        return find(id);
      },
      async findByUid(uid: string) {
        for (const [key, entry] of entries) {
          if (isOfModel(key) && entry.payload.uid === uid) return livePayload(entry);
        }
        return undefined;
      },
      async consume(id: string) {
        const payload = find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id: string) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId: string) {
        for (const [key, entry] of entries) {
          if (isOfModel(key) && entry.payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}

function livePayload(entry: Entry | undefined): Payload | undefined {
  return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
}

function makeRoom(entries: Map<string, Entry>): void {
  if (entries.size < MOST_ENTRIES) return;
  for (const [key, entry] of entries) if (!livePayload(entry)) entries.delete(key);
  for (const key of entries.keys()) {
    if (entries.size < MOST_ENTRIES) return;
    entries.delete(key);
  }
}
