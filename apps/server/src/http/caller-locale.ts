import { type Locale, negotiateLocale, tagsOfAcceptLanguage } from '@lantern/domain/display/locales';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../store/sessions';
import type { Tenant } from '../store/tenants';
import { supportedLocales, tenantLocale } from './tenant-locales';

/** The language chosen in this browser, else the profile's, else what the browser asks for, else the tenant's. */
export function callerLocale(request: FastifyRequest, tenant: Tenant, session: Session | null): Locale {
  const header = tagsOfAcceptLanguage(request.headers['accept-language'] ?? '');
  const wanted = [request.cookies['locale'], session?.userLocale, ...header].filter(
    (tag) => typeof tag === 'string',
  );
  return negotiateLocale(wanted, supportedLocales(tenant), tenantLocale(tenant));
}
