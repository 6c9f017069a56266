import { Refusal } from '../refusal.mjs';

const OLDEST = [20, 19];

export function assertNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
  if (isOld)
    throw new Refusal(`Lantern needs Node ${OLDEST.join('.')} or newer, and this is Node ${version}.`);
}
