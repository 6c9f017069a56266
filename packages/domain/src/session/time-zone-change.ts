import { ianaZone } from '../display/time-zones';

/** [5.6] The zone to save, or null when it is the one in use, by whichever name (reading 38). */
export function timeZoneChange(current: string | null, chosen: string): string | null {
  const zone = ianaZone(chosen);
  return current !== null && ianaZone(current) === zone ? null : zone;
}
