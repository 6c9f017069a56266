import * as z from 'zod/mini';
import { defineCall, id } from '../call';

/** [7.1] */
export const putBannerDismissal = defineCall({
  method: 'PUT',
  path: '/api/banner/v1/users/me/banners/:bannerId/dismissal',
  audience: 'signedIn',
  summary: 'Dismisses a banner: the caller is not shown it again, on whatever device.',
  params: z.object({ bannerId: id }),
  body: z.strictObject({}),
  response: z.object({ bannerId: id }),
});
