import { getMyBanners } from '@lantern/contract/banner/get-my-banners';
import { getPublicBanners } from '@lantern/contract/banner/get-public-banners';
import { putBannerDismissal } from '@lantern/contract/banner/put-banner-dismissal';
import { ProblemError } from '@lantern/contract/problem-error';
import type { CallContext } from '../../http/call-context';
import { type ServedCall, call } from '../../http/served-call';
import { dismissBanner, listVisibleBanners } from '../../store/platform/banners';
import { askerOf, shownBanner } from './shown-banner';

const handleGetMyBanners = call(getMyBanners, async (_input, context) =>
  bannersOf(context, context.learner.userId),
);

const handleGetPublicBanners = call(getPublicBanners, async (_input, context) => bannersOf(context, null));

const handlePutBannerDismissal = call(putBannerDismissal, async ({ params: { bannerId } }, context) => {
  const { db, learner, now } = context;
  const isThere = await dismissBanner(db, askerOf(context, learner.userId), { bannerId, now });
  if (!isThere) throw new ProblemError('notFound');
  return { bannerId };
});

export const BANNER_CALLS: readonly ServedCall[] = [
  handleGetMyBanners,
  handleGetPublicBanners,
  handlePutBannerDismissal,
];

async function bannersOf(context: CallContext, userId: string | null) {
  const { db, now } = context;
  const banners = await listVisibleBanners(db, askerOf(context, userId), now);
  return { banners: banners.flatMap((banner) => shownBanner(banner, context)) };
}
