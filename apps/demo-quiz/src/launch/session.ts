import { createHash, randomBytes } from 'node:crypto';
import type { Opening } from '../attempts/sitting';
import type { DocumentFolder } from '../store/document-folder';
import type { Launch } from './read-launch';

export const SESSION_LIFETIME_MS = 8 * 3_600_000;

export type Session = Pick<
  Launch,
  'role' | 'language' | 'returnUrl' | 'showsPoints' | 'showsAnswers' | 'isReview'
> & {
  /** Null for someone who only marks. */
  opening: Opening | null;
  until: number;
};

export type Sessions = {
  begin: (session: Omit<Session, 'until'>) => Promise<string>;
  find: (token: string) => Promise<Session | null>;
};

/**
 * Sessions live in the address, not in a cookie: a frame on another site has none. The token is unguessable, is kept
 * as its hash only, and leaves no trace in referrers or caches.
 */
export async function sessionKeeper(documents: DocumentFolder<Session>): Promise<Sessions> {
  for (const { key, document } of await documents.all()) {
    if (document.until <= Date.now()) await documents.remove(key);
  }
  return {
    async begin(session) {
      const token = randomBytes(32).toString('base64url');
      await documents.write(hashOf(token), { ...session, until: Date.now() + SESSION_LIFETIME_MS });
      return token;
    },
    async find(token) {
      const session = await documents.read(hashOf(token));
      return session && session.until > Date.now() ? session : null;
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
