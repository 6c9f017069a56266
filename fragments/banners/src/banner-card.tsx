import type { Banner } from '@lantern/contract/banner/banner';
import { useRef, useState } from 'react';
import { BannerPager } from './banner-pager';
import type { Texts } from './fragment';

type BannerCardProps = {
  banners: readonly Banner[];
  texts: Texts;
  locale: string;
  onDismiss: (id: string) => void;
};

export function BannerCard({ banners, texts, locale, onDismiss }: BannerCardProps) {
  const [chosen, setChosen] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const place = Math.min(chosen, banners.length - 1);
  const banner = banners[place];
  if (!banner) return null;

  function dismiss(id: string) {
    // What had the focus goes with the banner, or is about another one.
    title.current?.focus();
    onDismiss(id);
  }

  return (
    <section className="banner" aria-label={texts.region}>
      <div className="words" lang={banner.language ?? locale} dir="auto">
        {banner.label !== null && <p className="label">{banner.label}</p>}
        <h2 ref={title} tabIndex={-1}>
          {banner.title}
        </h2>
        <p className="text">{banner.text}</p>
        {banner.button && <BannerButton button={banner.button} opensNewTab={texts.opensNewTab} />}
      </div>
      <BannerPicture key={banner.id} address={banner.imageUrl} />
      {banners.length > 1 && (
        <BannerPager place={place} count={banners.length} texts={texts} locale={locale} onTurn={setChosen} />
      )}
      <button
        type="button"
        className="dismiss round"
        aria-label={`${texts.dismiss}: ${banner.title}`}
        onClick={() => dismiss(banner.id)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}

type Button = NonNullable<Banner['button']>;

function BannerButton({ button, opensNewTab }: { button: Button; opensNewTab: string }) {
  if (!button.opensNewTab)
    return (
      <a className="button" href={button.href}>
        {button.text}
      </a>
    );
  return (
    <a className="button" href={button.href} target="_blank" rel="noreferrer">
      {button.text}
      <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14 5h5v5M19 5l-8 8M18 14v5H5V6h5" />
      </svg>
      <span className="visually-hidden">{opensNewTab}</span>
    </a>
  );
}

/** One that cannot be had leaves the ground, not a torn page. */
function BannerPicture({ address }: { address: string }) {
  const [isTorn, setIsTorn] = useState(false);
  return (
    <div className="picture">{!isTorn && <img src={address} alt="" onError={() => setIsTorn(true)} />}</div>
  );
}
