import { setTimeout } from 'node:timers/promises';
import { isPassingTrouble } from './errors';

const TRIES = 5;
const PAUSE_MS = 1000;

/** Work that may be done twice, begun anew while the database has passing trouble; the last trouble is thrown. */
export async function retryPassingTrouble<T>(work: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried >= TRIES || !isPassingTrouble(error)) throw error;
    }
    await setTimeout(pauseMs);
  }
}
