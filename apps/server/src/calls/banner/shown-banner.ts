import type { Banner } from '@lantern/contract/banner/banner';
import { bannerLink } from '@lantern/domain/banner/banner-link';
import { bannerText } from '@lantern/domain/banner/banner-text';
import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import { storedFilePath } from '@lantern/domain/web/stored-file';
import type { CallContext } from '../../http/call-context';
import { tenantLocale } from '../../http/tenant-locales';
import { bannerPicturePath } from '../../pictures/serve-banner-pictures';
import type { BannerAsker, StoredBanner } from '../../store/platform/banners';

type Context = Pick<CallContext, 'tenant' | 'locale' | 'issuer'>;

export function askerOf({ tenant, locale }: Context, userId: string | null): BannerAsker {
  return { tenantId: tenant.id, userId, locale, tenantLocale: tenantLocale(tenant) };
}

/** [1.6] In one language; none where it has no text for the reader. A link that is no longer allowed makes no button. */
export function shownBanner(banner: StoredBanner, { tenant, locale, issuer }: Context): Banner[] {
  const written = bannerText(banner.texts, { locale, tenantLocale: tenantLocale(tenant) });
  if (!written) return [];
  const sources = tenant.settings['lms.learner_allowed_external_sources'];
  const allowedSources = parseAllowedSources(typeof sources === 'string' ? sources : null);
  const link = banner.link === null ? null : bannerLink(banner.link, { origin: issuer, allowedSources });
  const { id, picture } = banner;
  const { language, label, title, text, button } = written;
  return [
    {
      id,
      language,
      label,
      title,
      text,
      imageUrl: picture ? storedFilePath(picture) : bannerPicturePath(banner),
      button: link && button !== null ? { text: button, ...link } : null,
    },
  ];
}
