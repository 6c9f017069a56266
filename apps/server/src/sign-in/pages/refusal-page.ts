import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import type { Locale } from '@lantern/domain/display/locales';
import { plainPage } from '../../http/pages/plain-page';
import type { Tenant } from '../../store/platform/tenants';
import type { Refusal } from '../refusal';
import { refusalTexts } from './refusal-texts';

type RefusalPageProps = { refusal: Refusal; tenant: Tenant; locale: Locale };

/** The same person would be turned away again. */
const ANOTHER_PERSON: ReadonlySet<Refusal> = new Set(['unknownPerson', 'unverifiedEmail', 'suspended']);

/** A page of its own, because without a session there may be no portal to show anything in. */
export function refusalPage({ refusal, tenant, locale }: RefusalPageProps): { html: string; policy: string } {
  const { texts, language } = refusalTexts(locale);
  const isOtherPersonWanted = ANOTHER_PERSON.has(refusal);
  const again = isOtherPersonWanted
    ? { href: '/oidc/login?prompt=login', label: texts.actions.other }
    : { href: '/oidc/login', label: texts.actions.again };
  return plainPage({
    language,
    productTitle: tenant.productTitle,
    ...texts[refusal],
    actions: [again, { href: PORTAL_PATHS.home, label: texts.actions.home }],
  });
}
