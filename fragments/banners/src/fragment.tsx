import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import type { Banner } from '@lantern/contract/banner/banner';
import base from '@lantern/fragment-kit/base.css?inline';
import { textsOf } from '@lantern/fragment-kit/texts-of';
import { useLoaded } from '@lantern/fragment-kit/use-loaded';
import { BannerCard } from './banner-card';
import css from './banners.css?inline';
import { loadBanners } from './load-banners';
import { rememberDismissed } from './dismissed-here';
import ar from './texts/ar.json';
import enUs from './texts/en-US.json';

export const contract = 1;
export const styles = `${base}${css}`;

export type Texts = typeof enUs;

/** [1.6] One banner at a time, none by itself; whatever is dismissed does not come again. */
export default function Banners({ api, user, locale, emit }: FragmentProps) {
  const texts = textsOf<Texts>(locale, { 'en-US': enUs, ar });
  const isSignedIn = user !== null;
  const { loaded, reload, change } = useLoaded(() => loadBanners(api, isSignedIn), `${isSignedIn} ${locale}`);

  function dismiss(id: string) {
    const without = (banners: readonly Banner[]) => banners.filter((banner) => banner.id !== id);
    change(without);
    // One that does not arrive is shown once more another day, which hurts nobody.
    if (isSignedIn)
      api.send('PUT', `/api/banner/v1/users/me/banners/${id}/dismissal`, {}).catch(() => undefined);
    else rememberDismissed(id);
    emit('banners_changed', { count: without(loaded.data ?? []).length });
  }

  switch (loaded.kind) {
    case 'waiting':
      return null;
    case 'slow':
      return <div className="banner skeleton-card" aria-busy="true" />;
    case 'failed':
      return (
        <div className="banner failed" role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="button" onClick={reload}>
            {texts.tryAgain}
          </button>
        </div>
      );
    case 'loaded':
      return <BannerCard banners={loaded.data} texts={texts} locale={locale} onDismiss={dismiss} />;
  }
}
