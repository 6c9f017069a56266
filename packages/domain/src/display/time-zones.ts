import { TIME_ZONE_TABLE } from './time-zone-table';

/** [3.21] A zone of the list; its offset depends on the date and comes from the leading IANA zone (reading 38). */
export type TimeZone = {
  value: string;
  abbreviation: string;
  isdst: boolean;
  region: string;
  utc: readonly [leading: string, ...others: string[]];
};

/** [3.21] A zone as it is offered on a certain day. */
export type TimeZoneOption = TimeZone & { offset: number; text: string };

/** [9.17] The zones that a learner may choose from. */
export const TIME_ZONES: readonly TimeZone[] = TIME_ZONE_TABLE.trim().split('\n').map(parseRow);

/** [9.17] The list sorted by offset; equals keep the order of the table. */
export function timeZoneOptions(offsetMinutesOf: (ianaZone: string) => number): TimeZoneOption[] {
  return TIME_ZONES.map((zone) => timeZoneOption(zone, offsetMinutesOf(zone.utc[0]))).toSorted(
    (one, other) => one.offset - other.offset,
  );
}

/** [9.17] Half and quarter hours included; the offset is in hours, as the list has it. */
export function timeZoneOption(zone: TimeZone, offsetMinutes: number): TimeZoneOption {
  return { ...zone, offset: offsetMinutes / 60, text: `(UTC${offsetText(offsetMinutes)}) ${zone.region}` };
}

/** [3.21] Reading 38: the zone of a stored value, be it the Windows name or an IANA zone; null when unknown. */
export function findTimeZone(value: string): TimeZone | null {
  return TIME_ZONES.find((zone) => zone.value === value || zone.utc.includes(value)) ?? null;
}

/** [3.21] Reading 38: what is stored and computed with; a Windows name stands for its leading zone. */
export function ianaZone(value: string): string {
  return TIME_ZONES.find((zone) => zone.value === value)?.utc[0] ?? value;
}

function offsetText(offsetMinutes: number): string {
  const sign = offsetMinutes < 0 ? '-' : '+';
  const minutes = Math.abs(offsetMinutes);
  return `${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function parseRow(row: string): TimeZone {
  const [value = '', abbreviation = '', daylight = '', region = '', zones = ''] = row.split('|');
  const [leading = '', ...others] = zones.split(' ');
  return { value, abbreviation, isdst: daylight === 'd', region, utc: [leading, ...others] };
}
