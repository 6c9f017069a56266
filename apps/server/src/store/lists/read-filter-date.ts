const TIME = /(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/.source;
/** ISO 8601; with slashes and a blank too, as .NET writes it. */
const YEAR_FIRST = new RegExp(`^(?<year>\\d{4})([-/])(?<month>\\d{1,2})\\2(?<day>\\d{1,2})(?<time>${TIME})`);
/** As DevExtreme's client writes a Date: 3/2/2026 12:00:00.000, by the clock of whoever asks. */
const MONTH_FIRST = new RegExp(`^(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4})(?<time>${TIME})`);

/** A time without a zone is UTC, as all is on the wire. Years that not every reader of ISO 8601 knows are none. */
export function readFilterDate(text: string): Date | undefined {
  const {
    year = '',
    month = '',
    day = '',
    time = '',
  } = (YEAR_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups ?? {};
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  const date = new Date(`${year}-${twoDigits(month)}-${twoDigits(day)}T${isoTime(time)}`);
  return date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999 ? date : undefined;
}

function isoTime(time: string): string {
  const [, hour = '0', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    new RegExp(TIME).exec(time) ?? [];
  return `${twoDigits(hour)}:${minute}:${second}${fraction}${zone}`;
}

function twoDigits(number: string): string {
  return number.padStart(2, '0');
}

/** JavaScript takes 30 February for 2 March. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
