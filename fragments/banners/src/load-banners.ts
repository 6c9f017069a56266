import type { Banner } from '@lantern/contract/banner/banner';
import type { FragmentApi } from '@lantern/fragment-kit/fragment-props';
import { dismissedHere } from './dismissed-here';

/** Those of the person, or what every visitor sees but for what this one has dismissed. */
export async function loadBanners(api: FragmentApi, isSignedIn: boolean): Promise<Banner[]> {
  const path = isSignedIn ? '/api/banner/v1/users/me/banners' : '/api/banner/v1/public/banners';
  const { banners } = (await api.get(path)) as { banners: Banner[] }; // by the call's contract
  const dismissed = isSignedIn ? [] : dismissedHere();
  return banners.filter(({ id }) => !dismissed.includes(id));
}
