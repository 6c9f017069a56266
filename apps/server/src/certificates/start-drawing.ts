import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from '../log/log-failure';
import { claimCertificate } from '../store/certificates/certificate-drawing';
import { type DrawingDeps, drawCertificate } from './draw-certificate';

const LOOK_EVERY_MS = 1000;

/**
 * Draws whatever waits, one after another, for as long as the server runs. Any number of servers may do it: each claims
 * what it draws, and what a crash left is claimed again a minute later.
 */
export function startDrawing(deps: DrawingDeps, log: FastifyBaseLogger): () => Promise<void> {
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  const work = async () => {
    let hasDrawn = false;
    while (!stopping.signal.aborted && (await drawNext(deps, log))) hasDrawn = true;
    // Nothing waits any more: what drawing took goes back to the system.
    if (hasDrawn) await deps.engine.close();
  };
  const look = () => {
    working ??= work()
      .catch((error: unknown) => logFailure(log, error, 'certificates cannot be looked for'))
      .finally(() => {
        working = null;
      });
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await working;
    await deps.engine.close();
  };
}

/** One certificate; false when none waits. One that fails is tried again later, and holds up no other. */
export async function drawNext(deps: DrawingDeps, log: FastifyBaseLogger): Promise<boolean> {
  const claimed = await claimCertificate(deps.db, deps.clock());
  if (!claimed) return false;
  await drawCertificate(deps, claimed).catch((error: unknown) =>
    logFailure(log, error, 'a certificate could not be drawn', { certificateId: claimed.id }),
  );
  return true;
}
