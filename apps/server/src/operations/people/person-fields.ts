import { PLATFORM_ROLES } from '@lantern/domain/access/roles';
import { localeOfTag } from '@lantern/domain/display/locales';
import * as z from 'zod/mini';

const EMAIL_LENGTH = 254;
/** Whitespace around it is nobody's wish. */
export const email = z.string().check(z.trim(), z.maxLength(EMAIL_LENGTH), z.email());
const EXTERNAL_ID_LENGTH = 200;
export const externalId = z.string().check(z.trim(), z.maxLength(EXTERNAL_ID_LENGTH));
export const role = z.enum(PLATFORM_ROLES);
export const locale = z
  .string()
  .check(z.refine(isLocale, 'Not a language of the portal, such as ar or en-US'));
export const timezone = z.string().check(z.refine(isTimeZone, 'Not a time zone such as Europe/Berlin'));

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1 && localeOfTag(tag) !== null;
  } catch {
    return false;
  }
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const licence = z.string().check(z.trim(), z.minLength(1));
