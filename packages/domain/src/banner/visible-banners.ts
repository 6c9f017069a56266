import { MOST_SHOWN_BANNERS } from '../limits';
import { type BannerLanguages, bannerText, type BannerTexts } from './banner-text';

/** For everybody, for whoever is signed in, or for the people of some units. */
export const BANNER_AUDIENCES = ['public', 'learner', 'unit'] as const;
export type BannerAudience = (typeof BANNER_AUDIENCES)[number];

export type BannerFacts = {
  code: string;
  audience: BannerAudience;
  /** Of the audience `unit`; the people of those below them count too. */
  unitIds: readonly string[];
  starts: Date | null;
  ends: Date | null;
  position: number;
  texts: BannerTexts;
};

/** Visitors are in no units; of a person it is every unit they are in, and all above those. */
export type BannerReader = BannerLanguages & { isSignedIn: boolean; unitIds: readonly string[] };

/** [1.6] Is it for this reader now, in a language for them? At the second of its end it is over. */
export function isBannerFor(banner: BannerFacts, reader: BannerReader, now: Date): boolean {
  if (banner.starts && now < banner.starts) return false;
  if (banner.ends && now >= banner.ends) return false;
  if (!bannerText(banner.texts, reader)) return false;
  switch (banner.audience) {
    case 'public':
      return true;
    case 'learner':
      return reader.isSignedIn;
    case 'unit':
      return banner.unitIds.some((id) => reader.unitIds.includes(id));
  }
}

/** [1.6] What a reader is shown now, in its order, four at most; not what they have dismissed. */
export function visibleBanners<Banner extends BannerFacts & { isDismissed: boolean }>(
  banners: readonly Banner[],
  reader: BannerReader,
  now: Date,
): Banner[] {
  return banners
    .filter((banner) => !banner.isDismissed && isBannerFor(banner, reader, now))
    .toSorted((one, other) => one.position - other.position || (one.code < other.code ? -1 : 1))
    .slice(0, MOST_SHOWN_BANNERS);
}
