import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db';
import { hashOf } from '../http/random-secret';
import { insertLtiLaunch } from '../store/lti/lti-launches';
import type { LtiPlacement } from '../store/lti/lti-placements';
import type { PlannedLaunch } from './plan-launch';

const LAUNCH_MS = 300_000;

type NewLaunch = {
  tenantId: string;
  sessionHash: string;
  launch: PlannedLaunch;
  placement: Pick<LtiPlacement, 'toolId'>;
  loginHint: string;
  now: Date;
};

/** Stores a launch for five minutes; the hint opens it once, for the session that asked. */
export async function storeLaunch(db: Db, newLaunch: NewLaunch): Promise<void> {
  const { tenantId, sessionHash, launch, placement, loginHint, now } = newLaunch;
  await insertLtiLaunch(db, tenantId, {
    ...launch,
    hintHash: hashOf(loginHint),
    messageHint: randomUUID(),
    sessionHash,
    toolId: placement.toolId,
    expires: new Date(now.getTime() + LAUNCH_MS),
  });
}
