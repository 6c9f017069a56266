import type { Locale } from '@lantern/domain/display/locales';
import { plainPage } from '../../http/pages/plain-page';
import type { Tenant } from '../../store/platform/tenants';
import { type LtiRefusal, ltiPageTexts, ltiRefusalText } from '../../texts/lti-refusal-texts';

type Refused = { refusal: LtiRefusal; tenant: Pick<Tenant, 'productTitle'>; locale: Locale };

/** Shown where the tool would have been: in its frame, or in a window of its own. */
export function launchRefusalPage({ refusal, tenant, locale }: Refused): { html: string; policy: string } {
  const { language, refused } = ltiPageTexts(locale);
  return plainPage({
    language,
    productTitle: tenant.productTitle,
    title: refused,
    detail: ltiRefusalText(refusal, language),
    frameAncestors: `'self'`,
  });
}
