import { type Locale, negotiateLocale, tagsOfAcceptLanguage } from '@lantern/domain/display/locales';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../store/people/sessions';
import type { Tenant } from '../store/platform/tenants';
import { supportedLocales, tenantLocale } from './tenant-locales';

/** Calls of programs, which say themselves what they want; all else is read by people in a browser. */
const CALL = /^\/(api|config-ui)\//;

/**
 * [7.1] Reading 67: a call is answered in the language that it asks for, else the one chosen in this browser, else the
 * profile's; a page in the chosen one, else the profile's, else what the browser asks for. At last the tenant's.
 */
export function callerLocale(request: FastifyRequest, tenant: Tenant, session: Session | null): Locale {
  const header = tagsOfAcceptLanguage(request.headers['accept-language'] ?? '');
  const chosen = [request.cookies['locale'], session?.userLocale].filter((tag) => typeof tag === 'string');
  const wanted = CALL.test(request.url) ? [...header, ...chosen] : [...chosen, ...header];
  return negotiateLocale(wanted, supportedLocales(tenant), tenantLocale(tenant));
}
